import {
  logoutRequested,
  loggedIn,
  loggedOut,
  loggedOutByServer,
  loginRequested,
  sessionExpired,
} from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import { saveRequested } from '../../../src/store/config/actions';
import type { Configuration } from '../../../src/store/config/types';
import { fold } from '../../support/fold';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { askToLogIn, startSignedIn } from '../../support/runSession';
import type { SagaHarness } from '../../support/sagaHarness';
import { sampleConfiguration, sampleUser, SECRETS } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

const pending = () => h.state().calls.pendingClassification;

/** An agent who has to classify calls speaks on one. */
async function speak(configuration: Partial<Configuration> = { mustClassifyCalls: true }): Promise<void> {
  h = await startSignedIn();
  h.dispatch(saveRequested(sampleConfiguration(configuration)));
  for (const action of incomingCall('in1')) h.dispatch(action);
  await h.settle();
}

async function logIn(): Promise<void> {
  askToLogIn(h, SECRETS.password);
  await h.pass(1_000);
}

describe('a call that the agent still has to classify as the session ends', () => {
  it('that ends after the session is asked about once the same agent is back', async () => {
    await speak();
    h.dispatch(sessionExpired({ message: '' }));
    await h.settle();
    h.dispatch(callEnded('in1'));
    await h.pass(10_000);
    expect(h.payloads(loggedOut)).toEqual([
      { reason: 'session', message: null, unclassified: { callId: 'in1', login: 'ana' } },
    ]);
    expect(h.state().calls.ended).toEqual([]);
    await logIn();
    expect(h.state().auth.status).toBe('signedIn');
    expect(pending()).toMatchObject({ id: 'in1', uniqueId: 'u-1', end: { by: 'other' } });
  });

  it('is asked about again where the question was on screen', async () => {
    await speak();
    h.dispatch(callEnded('in1'));
    h.dispatch(calls.classificationRequired({ callId: 'in1' }));
    await h.pass(60_000);
    h.dispatch(loggedOutByServer({ reason: 'inactivity', message: null, exceptClientId: null }));
    await h.pass(10_000);
    expect(h.state().auth.status).toBe('signedOut');
    await logIn();
    expect(pending()).toMatchObject({ id: 'in1' });
  });

  it('is not asked of another agent', async () => {
    await speak();
    h.dispatch(callEnded('in1'));
    h.dispatch(sessionExpired({ message: '' }));
    await h.pass(10_000);
    expect(pending()).toMatchObject({ id: 'in1' });
    const bruno = loggedIn({ user: sampleUser({ login: 'bruno' }) });
    const asked = loginRequested({ login: 'bruno', secretId: null, saveCredentials: false });
    expect(fold([asked, bruno], h.state()).calls.pendingClassification).toBeNull();
  });

  it.each([
    ['nothing has to be classified', { mustClassifyCalls: false }, []],
    ['it was classified', { mustClassifyCalls: true }, [calls.classified({ callId: 'in1' })]],
  ])('is none where %s', async (_why, configuration, said) => {
    await speak(configuration);
    for (const action of said) h.dispatch(action);
    h.dispatch(callEnded('in1'));
    h.dispatch(sessionExpired({ message: '' }));
    await h.pass(10_000);
    expect(h.payloads(loggedOut)).toEqual([{ reason: 'session', message: null }]);
    expect(pending()).toBeNull();
  });

  it('is none where it ended long before, and nothing was asked', async () => {
    await speak();
    h.dispatch(callEnded('in1'));
    await h.pass(60_000);
    h.dispatch(sessionExpired({ message: '' }));
    await h.pass(10_000);
    expect(h.payloads(loggedOut)).toEqual([{ reason: 'session', message: null }]);
  });

  it('goes with an agent who leaves', async () => {
    await speak();
    h.dispatch(callEnded('in1'));
    h.dispatch(calls.classificationRequired({ callId: 'in1' }));
    h.dispatch(logoutRequested());
    await h.pass(10_000);
    expect(pending()).toBeNull();
  });
});
