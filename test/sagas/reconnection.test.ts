import { keepConnected } from '../../src/sagas/connection/realtimeConnection';
import { cameOnline, shown, woke } from '../../src/store/app/actions';
import {
  attemptStarted,
  lossNoticed,
  retryRequested,
  retryScheduled,
} from '../../src/store/connection/actions';
import { signedIn } from '../support/sagaFixtures';
import { createSagaHarness, START } from '../support/sagaHarness';
import type { SagaHarness } from '../support/sagaHarness';
import { mark, sampleHandshake } from '../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
});
afterEach(() => h.end());

async function connect(): Promise<void> {
  h.run(keepConnected);
  await h.settle();
}

/** When each retry was due, ms after the harness began. */
function delays(): number[] {
  return h.payloads(retryScheduled).map((payload) => (payload as { at: number }).at - START);
}

describe('between attempts', () => {
  beforeEach(() => {
    h.services.realtime.behaviour = 'fails';
  });

  it('waits 2, 4, 8, 16 and then 30 s', async () => {
    await connect();
    await h.pass(2_000 + 4_000 + 8_000 + 16_000 + 30_000 + 30_000);
    expect(delays()).toEqual([2_000, 6_000, 14_000, 30_000, 60_000, 90_000, 120_000]);
    expect(h.payloads(attemptStarted)).toEqual([1, 2, 3, 4, 5, 6, 7].map((attempt) => ({ attempt })));
  });

  it('varies the wait by 30 % either way', async () => {
    const jitters = [0, 0.999_999];
    h.services.random = () => jitters.shift() ?? 0.5;
    await connect();
    await h.pass(1_400);
    expect(delays()).toEqual([1_400, 1_400 + 5_200]);
  });

  it.each([
    ['the network came back', cameOnline()],
    ['the page is seen again', shown()],
    ['the machine woke', woke({ sleptMs: 60_000 })],
    ['the agent asks for it', retryRequested()],
  ])('tries at once when %s', async (_why, action) => {
    await connect();
    expect(h.services.realtime.attempts).toHaveLength(1);
    h.services.realtime.behaviour = 'opens';
    h.dispatch(action);
    await h.settle();
    expect(h.services.realtime.attempts).toHaveLength(2);
    expect(h.state().connection.status).toBe('live');
  });

  it('does not hurry a running attempt', async () => {
    h.services.realtime.behaviour = 'silent';
    await connect();
    h.dispatch(retryRequested());
    await h.settle();
    expect(h.services.realtime.attempts).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('is made again with the position in the stream', async () => {
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ seq: 4, replay: 'complete' }),
    }));
    await connect();
    h.services.realtime.push(mark(5), {
      type: 'typingReported',
      payload: { conversationId: '1001', who: 'customer', state: 'typing' },
    });
    // Pushes wait for the first resync, which nobody runs here.
    h.services.realtime.drop();
    await h.pass(2_000);
    expect(h.services.realtime.authenticate.calls[1]).toEqual([
      { name: 'Ana Lima', extension: '2001', epoch: 'e1', lastSeq: 5 },
    ]);
  });

  it('counts attempts from 1 and waits from 2 s again', async () => {
    h.services.realtime.behaviour = 'fails';
    await connect();
    await h.pass(2_000);
    h.services.realtime.behaviour = 'opens';
    await h.pass(4_000);
    expect(h.state().connection.status).toBe('live');
    h.forget();
    const lostAt = 6_000;
    h.services.realtime.drop();
    await h.pass(2_000);
    expect(delays()).toEqual([lostAt + 2_000]);
    expect(h.payloads(attemptStarted)).toEqual([{ attempt: 1 }]);
  });

  it('is told to the agent only when it lasts 2 s', async () => {
    await connect();
    h.services.realtime.behaviour = 'fails';
    h.services.realtime.drop();
    await h.pass(1_999);
    expect(h.state().connection).toMatchObject({ lossNoticed: false, lostAt: START });
    await h.pass(1);
    expect(h.state().connection.lossNoticed).toBe(true);
    h.services.realtime.behaviour = 'opens';
    h.dispatch(retryRequested());
    await h.settle();
    expect(h.state().connection).toMatchObject({ lossNoticed: false, lostAt: null });
  });

  it('that is over sooner is not told at all', async () => {
    await connect();
    h.services.realtime.drop();
    await h.pass(1_000);
    h.dispatch(cameOnline());
    await h.pass(10_000);
    expect(h.payloads(lossNoticed)).toEqual([]);
  });

  it('is not hidden by attempts that keep failing', async () => {
    await connect();
    h.services.realtime.behaviour = 'fails';
    h.services.realtime.drop();
    for (let second = 0; second < 3; second += 1) {
      await h.pass(1_000);
      h.dispatch(cameOnline());
    }
    await h.settle();
    expect(h.payloads(lossNoticed)).toHaveLength(1);
  });
});
