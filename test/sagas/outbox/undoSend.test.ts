import { selectWriting } from '../../../src/store/drafts/selectors';
import * as outbox from '../../../src/store/outbox/actions';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { closeRequested } from '../../../src/store/ui/actions';
import { createFakeDisk, type FakeDisk } from '../../support/fakes/fakeStorage';
import { mailWithFiles, startMails, type MailBench } from '../../support/mailBench';
import { sampleConversation } from '../../support/samples';
import { sampleContent, sampleMail } from '../../support/sampleMail';

let benches: MailBench[] = [];
beforeEach(() => {
  benches = [];
});
afterEach(async () => {
  for (const { h } of benches) await h.end();
});

async function start(options: Parameters<typeof startMails>[0] = {}): Promise<MailBench> {
  const bench = await startMails({ undoSeconds: 5, ...options });
  benches.push(bench);
  return bench;
}

/** The page goes, and another one begins with what the disk had. */
async function reload(bench: MailBench): Promise<MailBench> {
  const disk: FakeDisk = bench.disk;
  await bench.h.end();
  benches = benches.filter((one) => one !== bench);
  return start({ disk });
}

const held = ({ items }: MailBench): OutboxItem => {
  const [item] = items();
  if (item === undefined) throw new Error('Nothing is held');
  return item;
};

const undo = (bench: MailBench) =>
  bench.h.dispatch(outbox.undoRequested({ clientMsgId: held(bench).clientMsgId }));

describe('a mail that was sent', () => {
  it('leaves after the time in which it can be taken back, once', async () => {
    const bench = await start();
    bench.sendMail(mailWithFiles(bench));
    await bench.h.pass(4_999);
    expect([bench.sent(), bench.parts()]).toEqual([[], []]);
    expect(bench.items()).toMatchObject([{ state: 'queued', attempts: 0 }]);
    expect(bench.stored()).toEqual(['<p>Segue</p>']);
    await bench.h.pass(1);
    expect(bench.sent()).toEqual(['<p>Segue</p>']);
    await bench.h.pass(60_000);
    expect([bench.sent().length, bench.items(), bench.stored()]).toEqual([1, [], []]);
  });

  it.each([
    [0, 0],
    [10, 9_999],
  ] as const)('leaves as the agent set it: after %i s', async (undoSeconds, before) => {
    const bench = await start({ undoSeconds });
    bench.sendMail(sampleMail());
    if (before > 0) {
      await bench.h.pass(before);
      expect(bench.sent()).toEqual([]);
      await bench.h.pass(1);
    } else await bench.h.settle();
    expect(bench.sent()).toHaveLength(1);
  });

  it('taken back is in the editor as it was, and never leaves', async () => {
    const bench = await start();
    const mail = mailWithFiles(bench, { content: sampleContent('Com formato'), cc: ['chefe@exemplo.com'] });
    bench.keep(mail);
    bench.sendMail(mail);
    await bench.h.pass(2_000);
    undo(bench);
    await bench.h.settle();
    expect(bench.drafts()).toMatchObject([{ ...mail, files: [{ name: 'um.pdf' }, { name: 'dois.pdf' }] }]);
    expect(selectWriting(bench.h.state())).toMatchObject({ conversationId: '1001', key: mail.key });
    await bench.h.pass(60_000);
    expect([bench.sent(), bench.parts(), bench.items(), bench.stored()]).toEqual([[], [], [], []]);
    expect(bench.filesOnDisk()).toEqual(bench.drafts()[0]?.files.map(({ uploadId }) => uploadId));
    bench.sendMail(bench.drafts()[0] ?? mail);
    await bench.h.pass(5_000);
    expect(bench.sent()).toHaveLength(1);
  });

  it('cannot be taken back once its time is over, though it still waits for the connection', async () => {
    const bench = await start();
    bench.goOffline();
    bench.sendMail(sampleMail());
    await bench.h.pass(5_000);
    undo(bench);
    await bench.h.settle();
    expect([bench.items().length, bench.drafts()]).toEqual([1, []]);
    bench.goOnline();
    await bench.h.pass(1_000);
    expect(bench.sent()).toHaveLength(1);
  });

  it('is still held after a reload, can be taken back there, and else leaves once', async () => {
    const first = await start({ disk: createFakeDisk() });
    first.sendMail(sampleMail());
    await first.h.pass(1_000);
    const second = await reload(first);
    expect(second.items()).toMatchObject([{ state: 'queued' }]);
    expect(second.sent()).toEqual([]);
    await second.h.pass(5_000);
    expect([second.sent().length, second.items()]).toEqual([1, []]);
  });

  it('that was being taken back when the page went comes back on the next one', async () => {
    const first = await start({ disk: createFakeDisk() });
    first.sendMail(sampleMail());
    await first.h.pass(1_000);
    const { clientMsgId } = held(first);
    await first.h.end();
    benches = [];
    const kept = first.disk.outbox.get(clientMsgId);
    if (kept === undefined) throw new Error('Not on disk');
    first.disk.outbox.set(clientMsgId, { ...kept, item: { ...kept.item, heldUntil: null } });
    const second = await start({ disk: first.disk });
    await second.h.pass(60_000);
    expect([second.sent(), second.items()]).toEqual([[], []]);
    expect(second.drafts()).toMatchObject([{ key: 'answer:1' }]);
  });

  it('leaves at once where the agent closes the console', async () => {
    const bench = await start();
    bench.sendMail(sampleMail());
    await bench.h.pass(1_000);
    bench.h.dispatch(closeRequested());
    await bench.h.settle();
    expect([bench.sent().length, bench.items()]).toEqual([1, []]);
  });

  it('keeps its place in line: what was sent after it leaves after it', async () => {
    const bench = await start();
    bench.sendMail(sampleMail());
    await bench.h.pass(1_000);
    bench.sendMail(sampleMail({ key: 'answer:2' }));
    await bench.h.pass(4_000);
    expect(bench.sentItems().map(({ mail }) => mail?.key)).toEqual(['answer:1']);
    await bench.h.pass(1_000);
    expect(bench.sentItems().map(({ mail }) => mail?.key)).toEqual(['answer:1', 'answer:2']);
  });

  it('goes back once where its conversation is refused while it is taken back', async () => {
    const bench = await start();
    const { conversationApi, files } = bench.h.services;
    conversationApi.one.always(() => sampleConversation({ queueType: 4, lastAgent: 'Bia Reis' }));
    bench.sendMail(mailWithFiles(bench));
    await bench.h.settle();
    bench.sendMail(sampleMail({ key: 'answer:2' }));
    await bench.h.pass(100);
    const disk = files.get;
    let letGo: () => void = () => undefined;
    files.get = async (id) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return disk(id);
    };
    undo(bench);
    await bench.h.settle();
    files.get = disk;
    letGo();
    await bench.h.pass(10_000);
    expect(bench.sent()).toEqual([]);
    expect(
      bench
        .drafts()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['answer:1', 'answer:2']);
  });
});
