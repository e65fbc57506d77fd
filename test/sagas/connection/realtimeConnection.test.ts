import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { shown } from '../../../src/store/app/actions';
import { retryRequested } from '../../../src/store/connection/actions';
import { refused } from '../../support/fakes/fakeCommands';
import { silence } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
});
afterEach(() => h.end());

async function connect(): Promise<void> {
  h.run(keepConnected);
  await h.settle();
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

  it('tells of no loss while an open socket may still be greeted', async () => {
    h.services.realtime.authenticate.next(silence);
    await connect();
    await h.pass(9_999);
    expect(h.state().connection).toMatchObject({ status: 'handshake', lossNoticed: false });
    h.services.realtime.behaviour = 'fails';
    h.services.realtime.drop();
    await h.settle();
    expect(h.state().connection.lossNoticed).toBe(true);
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
    h.services.realtime.authenticate.next(() => refused(code, 'Não'));
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

describe('a handshake that is refused for now', () => {
  const refuse = (retryAfterMs: number | null) => {
    const answer = refused('LIMITE_CONEXOES', 'Espere', true);
    h.services.realtime.authenticate.next(() => ({ ...answer, retryAfterMs }));
  };

  it('is tried again by itself, whatever its code', async () => {
    refuse(null);
    await connect();
    expect(h.state().connection.status).toBe('waiting');
    await h.pass(2_000);
    expect(h.state().connection.status).toBe('live');
  });

  it('is tried when the server wants it, whatever the window does, and then as before', async () => {
    refuse(20_000);
    refuse(null);
    await connect();
    expect(h.state().connection.retryAt).toBe(START + 20_000);
    await h.pass(10_000);
    h.dispatch(shown());
    await h.pass(9_999);
    expect(h.services.realtime.attempts).toHaveLength(1);
    await h.pass(1);
    expect(h.services.realtime.attempts).toHaveLength(2);
    expect(h.state().connection.retryAt).toBe(START + 20_000 + 4_000);
  });

  it('is tried when the agent asks for it, and after five minutes at the latest', async () => {
    refuse(20_000);
    refuse(1e12);
    await connect();
    h.dispatch(retryRequested());
    await h.settle();
    expect(h.services.realtime.attempts).toHaveLength(2);
    await h.pass(300_000);
    expect(h.state().connection.status).toBe('live');
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
