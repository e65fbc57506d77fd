import { keepConnected } from '../../src/sagas/connection/realtimeConnection';
import { cameOnline, shown, woke } from '../../src/store/app/actions';
import {
  attemptStarted,
  lossNoticed,
  retryRequested,
  retryScheduled,
} from '../../src/store/connection/actions';
import { silence } from '../support/fakes/scripted';
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

describe('the first connection', () => {
  it('opens, introduces the agent and takes in what the server says', async () => {
    await connect();
    expect(h.types()).toEqual(['connection/attemptStarted', 'connection/opened', 'connection/authenticated']);
    expect(h.services.realtime.authenticate.calls).toEqual([
      [{ name: 'Ana Lima', extension: '2001', epoch: null, lastSeq: null }],
    ]);
    expect(h.state().connection).toMatchObject({
      status: 'live',
      acknowledges: true,
      lostAt: null,
      epoch: 'e1',
    });
  });

  it('goes on with an old server that does not answer the handshake', async () => {
    h.services.realtime.authenticate.next(() => ({ kind: 'noAck' }));
    await connect();
    expect(h.types().at(-1)).toBe('connection/handshakeUnanswered');
    expect(h.state().connection).toMatchObject({ status: 'live', acknowledges: false });
  });

  it('gives an attempt up after 10 s without a sign of the server', async () => {
    h.services.realtime.behaviour = 'silent';
    await connect();
    await h.pass(9_999);
    expect(h.types('connection')).not.toContain('connection/attemptFailed');
    await h.pass(1);
    expect(h.facts().slice(-2)).toEqual([
      { type: 'connection/attemptFailed', payload: { code: 'timeout', message: '' } },
      { type: 'connection/retryScheduled', payload: { attempt: 1, at: START + 10_000 + 2_000 } },
    ]);
  });

  it('tries again when the socket closes before the handshake is answered', async () => {
    h.services.realtime.authenticate.next(silence);
    await connect();
    h.services.realtime.drop();
    await h.settle();
    expect(h.types().slice(-3)).toEqual([
      'connection/opened',
      'connection/lost',
      'connection/retryScheduled',
    ]);
    await h.pass(2_000);
    expect(h.state().connection.status).toBe('live');
  });

  it('tries again when the handshake could not go out', async () => {
    h.services.realtime.authenticate.next(() => ({ kind: 'disconnected' }));
    await connect();
    await h.pass(2_000);
    expect(h.state().connection.status).toBe('live');
  });
});

describe('a refused handshake', () => {
  const refuse = (code: string) => {
    h.services.realtime.authenticate.next(() => ({ kind: 'refused', failure: { code, message: 'Não' } }));
  };

  it('of an outdated console stands until the agent asks again, with the socket closed', async () => {
    refuse('VERSAO');
    await connect();
    await h.pass(120_000);
    expect(h.services.realtime.attempts).toHaveLength(1);
    expect(h.services.realtime.isConnected()).toBe(false);
    expect(h.state().connection).toMatchObject({
      status: 'refused',
      failure: { code: 'VERSAO', message: 'Não' },
    });
    h.dispatch(retryRequested());
    await h.settle();
    expect(h.state().connection.status).toBe('live');
  });

  it('stands too when the server closes the socket after it', async () => {
    refuse('VERSAO');
    await connect();
    h.services.realtime.emit({ kind: 'disconnected', cause: 'io server disconnect' });
    await h.pass(120_000);
    expect(h.state().connection).toMatchObject({
      status: 'refused',
      failure: { code: 'VERSAO', message: 'Não' },
    });
    expect(h.services.realtime.attempts).toHaveLength(1);
  });

  it.each(['INDISPONIVEL', 'INTERNO'])(
    'by a server in trouble (%s) is tried again by itself',
    async (code) => {
      refuse(code);
      await connect();
      expect(h.state().connection.status).toBe('waiting');
      await h.pass(2_000);
      expect(h.state().connection.status).toBe('live');
    },
  );
});

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

describe('the end of the session', () => {
  it('closes the socket and hears no more of it', async () => {
    h.run(keepConnected).cancel();
    const task = h.run(keepConnected);
    await h.settle();
    task.cancel();
    await h.settle();
    expect(h.services.realtime.isConnected()).toBe(false);
    expect(h.services.realtime.listeners()).toBe(0);
    expect(h.state().connection.status).toBe('closed');
  });

  it('gives a running attempt up', async () => {
    h.services.realtime.behaviour = 'silent';
    const task = h.run(keepConnected);
    await h.settle();
    task.cancel();
    h.services.realtime.emit({ kind: 'connected', socketId: 'late' });
    await h.settle();
    expect(h.types().at(-1)).toBe('connection/closed');
    expect(h.state().connection.status).toBe('closed');
  });
});
