import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { selectMessages } from '../../../src/store/messages/selectors';
import { discardRequested, retryRequested, uploadReported } from '../../../src/store/outbox/actions';
import { timeout } from '../../support/fakes/fakeCommands';
import { createFakeDisk } from '../../support/fakes/fakeStorage';
import { fails, silence } from '../../support/fakes/scripted';
import { fileBench, startFiles, type FileBench } from '../../support/fileBench';
import { outboxBench } from '../../support/outboxBench';
import { connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START } from '../../support/sagaHarness';
import { sampleConversation, sampleOutboxItem } from '../../support/samples';

const KIB = 1024;

const DAY_MS = 24 * 60 * 60_000;

let bench: FileBench;
afterEach(() => bench.h.end());

/** A server that takes parts, and answers none of them. */
async function startUnanswered(): Promise<void> {
  const facts = () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation())];
  bench = fileBench(outboxBench(createSagaHarness({ facts })));
  const { h, uploads } = bench;
  uploads.sendChunk.always((_who, _reqId, item, offset, chunk) => {
    uploads.receive(item, offset, chunk);
    return timeout();
  });
  const sentAt = new Date(START).toISOString();
  // Such a server keeps none of the ids that the console made.
  h.services.conversationApi.messages.always(() =>
    uploads.stored.map((message) => ({ ...message, clientMsgId: null, sentAt })),
  );
  h.run(keepOutbox);
  await h.settle();
}

describe('at a server that acknowledges nothing, a file', () => {
  it('that fits into one part is found among the messages, and never sent twice', async () => {
    await startUnanswered();
    bench.sendFile('foto', 200 * KIB);
    await bench.h.pass(60_000);
    expect(bench.parts()).toEqual([[0, 200 * KIB]]);
    expect(selectMessages(bench.h.state(), '1001')).toHaveLength(1);
    expect(bench.unsent()).toEqual({});
  });

  it('that does not is not begun, and says why', async () => {
    await startUnanswered();
    bench.sendFile('foto', 300 * KIB);
    await bench.h.pass(60_000);
    expect(bench.parts()).toEqual([]);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'fileTooLargeUnanswered' } });
    expect(bench.disk.files.size).toBe(1);
  });

  it('that the server could not take says why, also once nobody waits for its word', async () => {
    await startUnanswered();
    const { h, uploads } = bench;
    const failed = (uploadId: string, errorText: string) =>
      h.dispatch(
        uploadReported({ uploadId, conversationId: '1001', percent: 40, state: 'failed', errorText }),
      );
    uploads.sendChunk.always(silence);
    const first = bench.sendFile('foto', 100 * KIB);
    await h.settle();
    failed('another', 'Outro arquivo');
    failed(first.uploadId, 'Disco cheio');
    await h.settle();
    expect(bench.item().failure).toEqual({ code: 'uploadFailed', message: 'Disco cheio' });
    h.dispatch(discardRequested({ clientMsgId: bench.item().clientMsgId }));
    await h.settle();
    uploads.sendChunk.always(timeout);
    const second = bench.sendFile('foto', 100 * KIB);
    await h.pass(60_000);
    expect(bench.item().failure).toEqual({ code: 'unconfirmed', message: '' });
    failed(second.uploadId, 'Tipo não aceito');
    await h.settle();
    expect(bench.item().failure).toEqual({ code: 'uploadFailed', message: 'Tipo não aceito' });
  });
});

describe('a file that did not arrive at such a server', () => {
  it('is sent anew by a retry once the messages were read, and not before', async () => {
    await startUnanswered();
    const { h, uploads } = bench;
    uploads.sendChunk.always(timeout);
    bench.sendFile('foto', 200 * KIB);
    await h.pass(60_000);
    const { clientMsgId } = bench.item();
    h.services.conversationApi.messages.always(fails('offline'));
    h.dispatch(retryRequested({ clientMsgId }));
    await h.pass(60_000);
    expect(bench.parts()).toHaveLength(1);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'unchecked' } });
    h.services.conversationApi.messages.always(() => []);
    h.dispatch(retryRequested({ clientMsgId }));
    await h.settle();
    expect(bench.parts()).toEqual([
      [0, 200 * KIB],
      [0, 200 * KIB],
    ]);
    expect(uploads.askReceived.calls).toEqual([]);
  });
});

it('a file that failed is kept until the agent sends or discards it, however old it is', async () => {
  const disk = createFakeDisk();
  const failure = { code: 'OUTRO_AGENTE', message: '' };
  for (const [id, age] of Object.entries({ old: 80 * DAY_MS, young: 6 * DAY_MS })) {
    const file = { uploadId: id, name: 'a.png', mimeType: 'image/png', bytes: 1 };
    const item = { clientMsgId: id, createdAt: START - age, state: 'failed' as const, failure, file };
    disk.outbox.set(id, { agent: 'ana', item: sampleOutboxItem(item) });
    disk.files.set(id, new Blob(['x']));
  }
  bench = await startFiles({ disk });
  await bench.h.settle();
  expect([...disk.outbox.keys()]).toEqual(['old', 'young']);
  expect([...disk.files.keys()]).toEqual(['old', 'young']);
});
