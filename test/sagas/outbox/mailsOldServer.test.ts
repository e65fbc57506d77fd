import { retryRequested, uploadReported } from '../../../src/store/outbox/actions';
import { messageOf, timeout } from '../../support/fakes/fakeCommands';
import { mailFacts, mailWithFiles, startMails, type MailBench } from '../../support/mailBench';
import { connectedToOldServer } from '../../support/sagaFixtures';
import { START } from '../../support/sagaHarness';
import { sampleMail } from '../../support/sampleMail';

let bench: MailBench;
afterEach(() => bench.h.end());

const ACK_MS = 10_000;

const unanswered = () =>
  new Promise<never>((resolve) => setTimeout(() => resolve(timeout() as never), ACK_MS));

/** A server that acknowledges nothing: it may tell by events of the files that it has, and of the mail by its messages. */
async function start(): Promise<{ tellsOfFiles: boolean }> {
  bench = await startMails({ facts: () => [...mailFacts(), ...connectedToOldServer()] });
  const { h } = bench;
  const server = { tellsOfFiles: true };
  h.services.uploads.askReceived.always(unanswered);
  h.services.uploads.sendChunk.always((_who, _reqId, { file, target }) => {
    const { conversationId } = target;
    const done = { uploadId: file.uploadId, conversationId, percent: 100, state: 'done' as const };
    if (server.tellsOfFiles) setTimeout(() => h.dispatch(uploadReported(done)), 100);
    return unanswered();
  });
  h.services.commands.sendMessage.always((_who, item) => {
    const attachments = (item.mail?.files ?? []).map(({ name, uploadId }) => ({
      path: `/gravacoes/${uploadId}`,
      mimeType: 'application/pdf',
      fileName: name,
      bytes: 1,
      width: null,
      height: null,
      seconds: null,
    }));
    const sentAt = new Date(START).toISOString();
    const message = { ...messageOf(item, '900'), clientMsgId: null, sentAt, attachments };
    h.services.conversationApi.messages.always(() => [message]);
    return unanswered();
  });
  return server;
}

describe('at a server that acknowledges nothing, a mail', () => {
  it('goes out once its files are told to be there, and is found among the messages', async () => {
    await start();
    bench.sendMail(mailWithFiles(bench));
    await bench.h.pass(25_000);
    expect(bench.parts()).toEqual([
      ['um.pdf', 0],
      ['dois.pdf', 0],
    ]);
    expect([bench.sent(), bench.messages(), bench.items()]).toEqual([['<p>Segue</p>'], ['<p>Segue</p>'], []]);
    expect(bench.filesOnDisk()).toEqual([]);
  });

  it('without files is sent once', async () => {
    await start();
    bench.sendMail(sampleMail());
    await bench.h.pass(25_000);
    expect([bench.parts(), bench.sent(), bench.items()]).toEqual([[], ['<p>Segue</p>'], []]);
  });

  it('of whose files nothing is told does not go out, is left to the agent, and can be tried again', async () => {
    const server = await start();
    server.tellsOfFiles = false;
    bench.sendMail(mailWithFiles(bench));
    await bench.h.pass(25_000);
    const [item] = bench.items();
    expect(item).toMatchObject({ state: 'failed', failure: { code: 'unconfirmed' } });
    expect([bench.parts(), bench.sent()]).toEqual([[['um.pdf', 0]], []]);
    server.tellsOfFiles = true;
    bench.h.dispatch(retryRequested({ clientMsgId: item?.clientMsgId ?? '' }));
    await bench.h.pass(25_000);
    expect(bench.parts().map(([name]) => name)).toEqual(['um.pdf', 'um.pdf', 'dois.pdf']);
    expect([bench.sent(), bench.items()]).toEqual([['<p>Segue</p>'], []]);
  });
});
