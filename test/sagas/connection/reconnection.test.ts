import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { cameOnline, shown, woke } from '../../../src/store/app/actions';
import {
  attemptStarted,
  lossNoticed,
  retryRequested,
  retryScheduled,
} from '../../../src/store/connection/actions';
import { silence } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleHandshake } from '../../support/sagaSamples';

/** A connection that lasts so long was one. */
const STEADY_MS = 5_000;

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

  it('does not wait for a socket that went before it was open', async () => {
    h.services.realtime.behaviour = 'silent';
    await connect();
    h.services.realtime.emit({ kind: 'disconnected', cause: 'transport close' });
    await h.settle();
    expect(delays()).toEqual([2_000]);
  });

  it('begins with short waits again when there is new hope', async () => {
    await connect();
    await h.pass(2_000 + 4_000 + 8_000);
    h.dispatch(cameOnline());
    await h.settle();
    expect(delays()).toEqual([2_000, 6_000, 14_000, 30_000, 16_000]);
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
  it('takes no server that answered before for one that acknowledges nothing', async () => {
    await connect();
    h.services.realtime.drop('transport close');
    h.services.realtime.authenticate.next(() => ({ kind: 'noAck' }));
    await h.pass(10_000);
    expect(h.types()).toContain('connection/attemptFailed');
    expect(h.types()).not.toContain('connection/handshakeUnanswered');
    expect(h.state().connection).toMatchObject({ status: 'live', acknowledges: true });
  });

  it('is made again with the position in the stream', async () => {
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ seq: 4, replay: 'complete' }),
    }));
    await connect();
    h.services.realtime.push(mark(5), {
      type: 'conversations/typingReported',
      payload: { conversationId: '1001', who: 'customer', state: 'typing' },
    });
    // Pushes wait for the first resync, which nobody runs here.
    h.services.realtime.drop();
    await h.pass(2_000);
    expect(h.services.realtime.authenticate.calls[1]).toEqual([
      { name: 'Ana Lima', extension: '2001', epoch: 'e1', lastSeq: 5 },
    ]);
  });

  /** A server that was away at first, and then there for long. */
  async function comeAndStay(): Promise<void> {
    h.services.realtime.behaviour = 'fails';
    await connect();
    await h.pass(2_000);
    h.services.realtime.behaviour = 'opens';
    await h.pass(4_000 + STEADY_MS);
    expect(h.state().connection.status).toBe('live');
    h.forget();
  }

  it('is looked for at once and often, with attempts from 1, then less and less often', async () => {
    await comeAndStay();
    const lostAt = 6_000 + STEADY_MS;
    h.services.realtime.behaviour = 'fails';
    h.services.realtime.drop();
    await h.pass(6 * 375 + 2_000 + 4_000 - 1);
    const quick = [375, 750, 1_125, 1_500, 1_875, 2_250];
    expect(delays()).toEqual([...quick, 4_250, 8_250].map((ms) => lostAt + ms));
    expect(h.payloads(attemptStarted)).toEqual([1, 2, 3, 4, 5, 6, 7].map((attempt) => ({ attempt })));
  });

  it.each([0, 0.999_999])('of one second is over within another half (jitter %p)', async (jitter) => {
    await comeAndStay();
    h.services.random = () => jitter;
    h.services.realtime.behaviour = 'fails';
    h.services.realtime.drop();
    await h.pass(1_000);
    h.services.realtime.behaviour = 'opens';
    await h.pass(500);
    expect(h.state().connection.status).toBe('live');
  });

  it('that the server itself ended is not made again by everybody at once', async () => {
    await comeAndStay();
    const spread: number[] = [];
    for (const jitter of [0, 0.5, 0.999_999]) {
      h.forget();
      h.services.random = () => jitter;
      const lostAt = Date.now() - START;
      h.services.realtime.drop('io server disconnect');
      await h.pass(STEADY_MS + 3_000);
      spread.push((delays()[0] ?? 0) - lostAt);
    }
    expect(spread).toEqual([250, 1_625, 3_000]);
  });

  it('that ends again and again as soon as it is made is tried less and less often', async () => {
    await comeAndStay();
    const flap = async (): Promise<void> => {
      h.services.realtime.drop();
      await h.settle();
    };
    await flap();
    for (let round = 0; round < 6; round += 1) {
      await h.pass(375);
      await flap();
    }
    const [last = 0, before = 0] = delays().toReversed();
    expect(last - before).toBe(2_000);
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

  it('is told too while a socket is open at a server that greeted before, and is silent now', async () => {
    await connect();
    h.services.realtime.authenticate.next(silence);
    h.services.realtime.drop();
    await h.pass(2_000);
    expect(h.state().connection).toMatchObject({ status: 'handshake', lossNoticed: true });
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
