import { messageOf } from '../../support/fakes/fakeCommands';
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
