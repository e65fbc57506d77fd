import {
  loggedOut,
  loggedOutByServer,
  logoutRequested,
  renewRequested,
  sessionExpired,
} from '../../../src/store/auth/actions';
import type { LogoutReason } from '../../../src/store/auth/types';
import { selectSessionEnd } from '../../../src/store/auth/selectors';
import { selectIsInCall } from '../../../src/store/calls/selectors';
import type { LoginAnswer } from '../../../src/services/api/authApi';
import { refused } from '../../support/fakes/fakeCommands';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { startSignedIn } from '../../support/runSession';
import type { SagaHarness } from '../../support/sagaHarness';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleHandshake, sampleLogin } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(async () => {
  h = await startSignedIn();
  for (const action of incomingCall('in1')) h.dispatch(action);
});
afterEach(() => h.end());

const byServer = (reason: LogoutReason, exceptClientId: string | null = null) =>
  loggedOutByServer({ reason, message: null, exceptClientId });

function signInAgain(password = 'segredo'): void {
  h.dispatch(renewRequested({ secretId: h.services.handles.deposit(password) }));
}

describe('the server’s word in a call that the session is over', () => {
  it.each(['inactivity', 'session'] as const)('waits for the end of the call: %s', async (reason) => {
    h.dispatch(byServer(reason));
    await h.pass(60_000);
    expect(h.state().auth.status).toBe('signedIn');
    expect(selectIsInCall(h.state())).toBe(true);
    expect(selectSessionEnd(h.state())).toEqual({ reason, message: null });
    h.dispatch(callEnded('in1'));
    await h.pass(10_000);
    expect(h.payloads(loggedOut)).toEqual([{ reason, message: null }]);
  });

  it.each(['otherLogin', 'supervisor'] as const)(
    'does not wait where somebody is meant: %s',
    async (reason) => {
      h.dispatch(sessionExpired({ message: '' }));
      await h.settle();
      h.dispatch(byServer(reason));
      await h.pass(10_000);
      expect(h.payloads(loggedOut)).toEqual([{ reason, message: null }]);
    },
  );
});

describe('signing in again beside a call', () => {
  it('lets the session go on, over a socket of its own', async () => {
    h.dispatch(byServer('inactivity'));
    const connections = h.services.realtime.attempts.length;
    signInAgain();
    await h.pass(5_000);
    expect(h.services.authApi.login.calls.at(-1)).toEqual(['ana', 'segredo', 'client-1']);
    expect(selectSessionEnd(h.state())).toBeNull();
    expect(h.services.realtime.attempts).toHaveLength(connections + 1);
    expect(h.state().connection.status).toBe('live');
    h.dispatch(callEnded('in1'));
    await h.pass(60_000);
    expect(h.state().auth.status).toBe('signedIn');
    expect(h.payloads(loggedOut)).toEqual([]);
  });

  it('brings a connection back that was refused', async () => {
    h.services.realtime.authenticate.always(() => refused('NAO_AUTENTICADO', 'Sessão expirada'));
    h.services.realtime.drop();
    await h.pass(30_000);
    expect(h.state().connection.status).toBe('refused');
    h.services.realtime.authenticate.always(() => ({ kind: 'accepted', handshake: sampleHandshake() }));
    signInAgain();
    await h.pass(5_000);
    expect(h.state().connection.status).toBe('live');
    expect(selectSessionEnd(h.state())).toBeNull();
  });

  it('keeps the new session for a reload', async () => {
    h.dispatch(sessionExpired({ message: '' }));
    h.services.authApi.login.next(() => sampleLogin({ secrets: { token: 'new', extensionPassword: 'x' } }));
    signInAgain();
    await h.settle();
    expect(h.services.disk.session.kept).toMatchObject({ token: 'new', server: 'https://centre.test' });
    expect(h.services.http.token).toBe('new');
  });

  it('tells a refusal, and lets the agent try again', async () => {
    h.dispatch(sessionExpired({ message: '' }));
    h.services.authApi.login.next(fails('NAO_AUTENTICADO', 'Usuário ou senha inválidos'));
    signInAgain('errada');
    await h.settle();
    expect(h.state().auth).toMatchObject({
      status: 'signedIn',
      isRenewing: false,
      failure: { message: 'Usuário ou senha inválidos' },
    });
    signInAgain();
    await h.pass(5_000);
    expect(selectSessionEnd(h.state())).toBeNull();
  });

  it('is waited for where the call ends meanwhile', async () => {
    const late = deferred<LoginAnswer>();
    h.dispatch(sessionExpired({ message: '' }));
    h.services.authApi.login.next(() => late.promise);
    signInAgain();
    await h.settle();
    h.dispatch(callEnded('in1'));
    await h.pass(2_000);
    expect(h.payloads(loggedOut)).toEqual([]);
    late.resolve(sampleLogin());
    await h.pass(5_000);
    expect(h.state().auth).toMatchObject({ status: 'signedIn', endedBy: null });
  });

  it('gives way to the agent who leaves', async () => {
    h.dispatch(sessionExpired({ message: '' }));
    await h.settle();
    h.dispatch(logoutRequested());
    await h.pass(10_000);
    expect(h.payloads(loggedOut)).toEqual([{ reason: 'agent', message: null }]);
  });
});
