import { logoutRequested, sessionExpired } from '../../../src/store/auth/actions';
import { selectSessionEnd } from '../../../src/store/auth/selectors';
import { hangUpRequested } from '../../../src/store/calls/actions';
import { refused } from '../../support/fakes/fakeCommands';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { askToLogIn, startSignedIn } from '../../support/runSession';
import type { SagaHarness } from '../../support/sagaHarness';
import { SECRETS } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(async () => {
  h = await startSignedIn();
});
afterEach(() => h.end());

describe('a session that expires in a call', () => {
  const expire = () => h.dispatch(sessionExpired({ message: 'Sessão expirada' }));

  it('ends once the call is over: the customer is not cut off', async () => {
    for (const action of incomingCall('in1')) h.dispatch(action);
    expire();
    expect(selectSessionEnd(h.state())).toEqual({ reason: 'session', message: 'Sessão expirada' });
    await h.pass(60_000);
    expect(h.state().auth.status).toBe('signedIn');
    h.dispatch(callEnded('in1'));
    await h.pass(10_000);
    expect(h.state().auth).toMatchObject({
      status: 'signedOut',
      endedBy: { reason: 'session', message: 'Sessão expirada' },
    });
    expect(selectSessionEnd(h.state())).toBeNull();
  });

  it('ends once the call is over also where a reconnection finds it out', async () => {
    for (const action of incomingCall('in1')) h.dispatch(action);
    h.services.realtime.authenticate.always(() => refused('NAO_AUTENTICADO', 'Sessão expirada'));
    h.services.realtime.drop();
    await h.pass(60_000);
    expect(h.state().auth.status).toBe('signedIn');
    expect(selectSessionEnd(h.state())).toEqual({ reason: 'session', message: 'Sessão expirada' });
    h.dispatch(callEnded('in1'));
    await h.pass(10_000);
    expect(h.state().auth).toMatchObject({ status: 'signedOut', endedBy: { message: 'Sessão expirada' } });
  });

  it('is told of once: what the server answers later is the same end', async () => {
    for (const action of incomingCall('in1')) h.dispatch(action);
    expire();
    const { endedBy } = h.state().auth;
    h.dispatch(sessionExpired({ message: '' }));
    await h.settle();
    expect(h.state().auth.endedBy).toBe(endedBy);
  });

  it('leaves nothing of its end to the session after the next login', async () => {
    for (const action of incomingCall('in1')) h.dispatch(action);
    expire();
    h.dispatch(callEnded('in1'));
    await h.pass(10_000);
    askToLogIn(h, SECRETS.password);
    await h.pass(5_000);
    expect(h.state().auth.status).toBe('signedIn');
    expect(selectSessionEnd(h.state())).toBeNull();
  });

  it('ends at once where the agent asks to leave', async () => {
    for (const action of incomingCall('in1')) h.dispatch(action);
    expire();
    await h.settle();
    h.dispatch(logoutRequested());
    await h.settle();
    expect(h.payloads(hangUpRequested)).toEqual([{ callId: 'in1' }]);
    await h.pass(10_000);
    expect(h.state().auth.status).toBe('signedOut');
  });
});
