import { sendFileRequested } from '../../../src/store/outbox/actions';
import { messageOf, ok, refused } from '../../support/fakes/fakeCommands';
import { fileBench } from '../../support/fileBench';
import { startOutbox, type OutboxBench } from '../../support/outboxBench';

const MINUTE = 60_000;

let bench: OutboxBench;
beforeEach(async () => {
  bench = await startOutbox();
});
afterEach(() => bench.h.end());

/** A message goes out, its answer is lost with the connection, and that comes back too late. */
async function comeBackLate(isStored: boolean): Promise<void> {
  const { h } = bench;
  h.services.commands.sendMessage.always(() => ({ kind: 'disconnected' }));
  bench.send('um');
  await h.settle();
  bench.goOffline();
  await h.pass(11 * MINUTE);
  h.services.conversationApi.messages.always(() =>
    isStored ? bench.sentItems().map((item) => messageOf(item, '900')) : [],
  );
  bench.goOnline();
  await h.settle();
  expect(bench.sent()).toEqual(['um']);
}

describe('a message whose answer was lost, after ten minutes', () => {
  it('is settled where the server has it', async () => {
    await comeBackLate(true);
    expect(bench.unsent()).toEqual({});
    expect(bench.h.types()).not.toContain('outbox/gaveUp');
  });

  it('is called late where the server does not have it', async () => {
    await comeBackLate(false);
    const [item] = Object.values(bench.h.state().outbox.items);
    expect(item).toMatchObject({ state: 'failed', failure: { code: 'expired' } });
  });
});

describe('a message behind a file that takes eleven minutes', () => {
  const PARTS = 100;

  it.each(['taken', 'refused'])('goes out once the file is %s', async (fate) => {
    const { choose, h, uploads } = fileBench(bench);
    uploads.maxChunkBytes = 64 * 1024;
    uploads.sendChunk.always(async (_who, _reqId, item, offset, chunk) => {
      await new Promise((resolve) => setTimeout(resolve, (11 * MINUTE) / PARTS));
      const isLast = offset + chunk.byteLength === item.file.bytes;
      return isLast && fate === 'refused' ? refused('VALIDACAO') : ok(uploads.receive(item, offset, chunk));
    });
    h.dispatch(
      sendFileRequested({ conversationId: '1001', file: choose(PARTS * 16 * 1024), caption: 'o arquivo' }),
    );
    bench.send('depois');
    await h.pass(10 * MINUTE);
    expect(bench.unsent()).toMatchObject({ depois: 'queued' });
    await h.pass(20 * MINUTE);
    expect(bench.sent()).toEqual(['depois']);
    expect(bench.unsent()).toEqual(fate === 'taken' ? {} : { 'o arquivo': 'failed' });
  });
});
