import { discardRequested, editRequested, retryRequested } from '../../../src/store/outbox/actions';
import { mailDropRequested } from '../../../src/store/drafts/actions';
import { selectWriting } from '../../../src/store/drafts/selectors';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { messageOf, ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { createFakeDisk } from '../../support/fakes/fakeStorage';
import { mailWithFiles, startMails, type MailBench } from '../../support/mailBench';
import { START } from '../../support/sagaHarness';
import { sampleContent, sampleMail, sampleMailFile, sampleSentMail } from '../../support/sampleMail';
import { sampleConversation, sampleOutboxItem } from '../../support/samples';

let bench: MailBench;
beforeEach(async () => {
  bench = await startMails();
});
afterEach(() => bench.h.end());

const others = () => sampleConversation({ queueType: 4, lastAgent: 'Bia Reis' });

describe('a mail', () => {
  it('goes out after its files, one after the other, and takes its draft with it', async () => {
    const mail = mailWithFiles(bench);
    bench.keep(mail);
    await bench.h.settle();
    expect(bench.filesOnDisk()).toEqual(mail.files.map(({ uploadId }) => uploadId));
    bench.sendMail(mail);
    await bench.h.settle();
    expect(bench.parts()).toEqual([
      ['um.pdf', 0],
      ['dois.pdf', 0],
    ]);
    expect(bench.sentItems()).toMatchObject([
      {
        text: '<p>Segue</p>',
        mail: { from: 'sac@exemplo.com', plainText: 'Segue', to: ['maria@exemplo.com'] },
      },
    ]);
    expect([bench.drafts(), bench.items(), bench.filesOnDisk()]).toEqual([[], [], []]);
    expect([...bench.disk.drafts.keys(), ...bench.disk.outbox.keys()]).toEqual([]);
    expect(bench.messages()).toEqual(['<p>Segue</p>']);
  });

  it('sent before its files were kept takes them along', async () => {
    bench.sendMail(mailWithFiles(bench));
    await bench.h.settle();
    expect(bench.parts()).toHaveLength(2);
    expect([bench.sent(), bench.filesOnDisk()]).toEqual([['<p>Segue</p>'], []]);
  });

  it('is sent once where the answer is lost, and its files are not sent again', async () => {
    const { h } = bench;
    const stored: OutboxItem[] = [];
    h.services.commands.sendMessage.next((_who, item) => {
      stored.push(item);
      return timeout();
    });
    h.services.commands.sendMessage.always((_who, item) => ok(messageOf(item, '900')));
    bench.sendMail(mailWithFiles(bench));
    await h.pass(30_000);
    const [first, second] = bench.sentItems();
    expect([second?.clientMsgId, second?.reqId]).toEqual([first?.clientMsgId, first?.reqId]);
    expect(second?.mail?.files).toEqual(first?.mail?.files);
    expect(bench.parts()).toHaveLength(2);
    expect(h.services.uploads.askReceived.calls).toHaveLength(2);
    expect(bench.items()).toEqual([]);
  });

  it('is found among the messages where the answer is lost and the server has it', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next((_who, item) => {
      h.services.conversationApi.messages.always(() => [messageOf(item, '900')]);
      return timeout();
    });
    bench.sendMail(sampleMail());
    await h.pass(30_000);
    expect([bench.sent().length, bench.messages(), bench.items()]).toEqual([1, ['<p>Segue</p>'], []]);
  });

  it.each([
    ['before it is sent', () => bench.h.services.conversationApi.one.always(others)],
    [
      'by the server',
      () => bench.h.services.commands.sendMessage.always(() => refused('OUTRO_AGENTE', 'Texto')),
    ],
  ])('refused %s is a draft again, with its files under new ids', async (_how, refuse) => {
    refuse();
    const mail = mailWithFiles(bench, { content: sampleContent('Com formato') });
    bench.keep(mail);
    bench.sendMail(mail);
    await bench.h.settle();
    const [draft] = bench.drafts();
    const ids = draft?.files.map(({ uploadId }) => uploadId) ?? [];
    expect(draft).toMatchObject({ ...mail, files: [{ name: 'um.pdf' }, { name: 'dois.pdf' }] });
    expect(ids.some((id) => mail.files.some(({ uploadId }) => uploadId === id))).toBe(false);
    expect(bench.filesOnDisk()).toEqual(ids);
    expect([bench.items(), bench.disk.outbox.size]).toEqual([[], 0]);
    expect(bench.h.state().ui.alert?.textId).toBe('refused.otherAgent');
  });

  it('refused for what it is stays failed; the agent tries again, takes it back, or gives it up', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(() => refused('VALIDACAO', 'E-mail inválido'));
    bench.sendMail(mailWithFiles(bench));
    await h.settle();
    const clientMsgId = bench.items()[0]?.clientMsgId ?? '';
    expect(bench.items()).toMatchObject([{ state: 'failed', failure: { message: 'E-mail inválido' } }]);
    await h.pass(10);
    h.dispatch(retryRequested({ clientMsgId }));
    await h.settle();
    expect([bench.sent().length, bench.parts().length]).toEqual([2, 2]);
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    expect(bench.items()).toEqual([]);
    expect(selectWriting(h.state())).toMatchObject({ conversationId: '1001', key: 'answer:1' });
    expect(bench.filesOnDisk()).toEqual(bench.drafts()[0]?.files.map(({ uploadId }) => uploadId));
  });

  it('given up takes its files off the disk', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(() => refused('VALIDACAO'));
    bench.sendMail(mailWithFiles(bench));
    await h.settle();
    h.dispatch(discardRequested({ clientMsgId: bench.items()[0]?.clientMsgId ?? '' }));
    await h.settle();
    expect([bench.items(), bench.drafts(), bench.filesOnDisk()]).toEqual([[], [], []]);
  });

  it('with a file that the server does not take says so, and is not sent', async () => {
    bench.h.services.uploads.sendChunk.always(() => refused('ARQUIVO_GRANDE', 'Grande demais'));
    bench.sendMail(mailWithFiles(bench));
    await bench.h.settle();
    expect(bench.sent()).toEqual([]);
    expect(bench.items()).toMatchObject([{ state: 'failed', failure: { code: 'ARQUIVO_GRANDE' } }]);
  });
});

describe('a mail that is handed on', () => {
  const original = sampleMailFile({ uploadId: 'https://c/a.png', url: 'https://c/a.png', name: 'a.png' });

  it('takes the files of the original along, fetched from the server', async () => {
    const { h } = bench;
    bench.sendMail(sampleMail({ key: 'forward:1', kind: 'forward', files: [original] }));
    await h.settle();
    expect(h.services.download.fetchFrom.calls).toEqual([['https://c/a.png']]);
    expect(bench.parts()).toEqual([['a.png', 0]]);
    const [file] = bench.sentItems()[0]?.mail?.files ?? [];
    expect(file?.uploadId).not.toBe('https://c/a.png');
    expect(bench.filesOnDisk()).toEqual([]);
  });

  it('waits while they cannot be fetched, and fails where they are gone', async () => {
    const { h } = bench;
    h.services.download.fetchFrom.next(() => Promise.reject(Object.assign(new Error(), { code: 'offline' })));
    h.services.download.fetchFrom.next(() => Promise.reject(Object.assign(new Error(), { code: 'http' })));
    bench.sendMail(sampleMail({ kind: 'forward', files: [original] }));
    await h.settle();
    expect(bench.items()).toMatchObject([{ state: 'queued', failure: { code: 'originalUnreachable' } }]);
    await h.pass(30_000);
    expect(bench.items()).toMatchObject([{ state: 'failed', failure: { code: 'originalMissing' } }]);
    expect(bench.sent()).toEqual([]);
  });
});

describe('after a reload', () => {
  it('a mail in line goes out with the ids that it had', async () => {
    await bench.h.end();
    const disk = createFakeDisk();
    const files = [sampleMailFile({ uploadId: 'up-1' })];
    const item = sampleOutboxItem({
      clientMsgId: 'kept',
      mail: sampleSentMail({ files }),
      text: '<p>Segue</p>',
      createdAt: START - 60_000,
      queuedAt: START - 60_000,
      attempts: 1,
      state: 'sending',
    });
    disk.outbox.set('kept', { agent: 'ana', item });
    disk.files.set('up-1', new Blob(['x'.repeat(100)]));
    bench = await startMails({ disk });
    await bench.h.settle();
    expect(bench.sentItems().map(({ clientMsgId }) => clientMsgId)).toEqual(['kept']);
    expect(bench.h.services.uploads.askReceived.calls).toHaveLength(1);
    expect([bench.items(), bench.filesOnDisk()]).toEqual([[], []]);
  });

  it('a draft is there with its files, which nothing throws away', async () => {
    await bench.h.end();
    const disk = createFakeDisk();
    const mails = [{ ...sampleMail({ files: [sampleMailFile({ uploadId: 'f-9' })] }), savedAt: 1 }];
    disk.drafts.set('ana/1001', { conversationId: '1001', text: '', quoted: null, mails, savedAt: 1 });
    disk.files.set('f-9', new Blob(['x']));
    disk.files.set('nobodys', new Blob(['x']));
    bench = await startMails({ disk });
    await bench.h.settle();
    expect(bench.drafts()).toEqual(mails);
    expect(bench.filesOnDisk()).toEqual(['f-9']);
  });
});

describe('the files of a draft', () => {
  it('go with it, and when the agent takes them out', async () => {
    const { h } = bench;
    const mail = mailWithFiles(bench);
    bench.keep(mail);
    await h.settle();
    bench.keep({ ...mail, files: mail.files.slice(1) });
    await h.settle();
    expect(bench.filesOnDisk()).toEqual([mail.files[1]?.uploadId]);
    h.dispatch(mailDropRequested({ conversationId: '1001', key: mail.key }));
    await h.settle();
    expect([bench.filesOnDisk(), bench.drafts()]).toEqual([[], []]);
  });
});
