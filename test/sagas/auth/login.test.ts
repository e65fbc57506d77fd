import { credentialsFound, loggedOutByServer, loginRequested } from '../../../src/store/auth/actions';
import { fails, silence } from '../../support/fakes/scripted';
import { askToLogIn, runSessions } from '../../support/runSession';
import { configured } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleLogin, SECRETS } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(async () => {
  h = createSagaHarness({ facts: configured });
  runSessions(h);
  await h.settle();
  h.forget();
});
afterEach(() => h.end());

/** Everything that the log or the DevTools could ever show. */
function everythingSeen(): string {
  return JSON.stringify([h.facts(), h.state()]);
}

describe('a login', () => {
  it('takes in who the agent is, their queues and status', async () => {
    askToLogIn(h, SECRETS.password);
    await h.settle();
    expect(h.services.authApi.login.calls).toEqual([['ana', SECRETS.password, 'client-1']]);
    expect(h.types().slice(0, 5)).toEqual([
      'auth/loginRequested',
      'auth/credentialsFound',
      'auth/loggedIn',
      'queues/membershipsReported',
      'agent/statusReported',
    ]);
    expect(h.state().auth).toMatchObject({ status: 'signedIn', user: sampleLogin().user, failure: null });
    expect(h.state().agent.status).toBe(1);
    expect(h.services.http.token).toBe(SECRETS.token);
    const { secrets, user } = sampleLogin();
    const server = 'https://centre.test';
    expect(h.services.disk.session.kept).toEqual({ server, user, ...secrets });
  });

  it.each([
    ['accepted', () => sampleLogin(), true],
    ['refused', fails('NAO_AUTENTICADO', 'Usuário ou senha inválidos'), true],
    ['not answered', silence, false],
  ])('leaves no secret in any action or state when %s', async (_how, answer, saves) => {
    h.services.authApi.login.next(answer);
    askToLogIn(h, SECRETS.password, saves);
    await h.pass(60_000);
    for (const secret of Object.values(SECRETS)) expect(everythingSeen()).not.toContain(secret);
  });

  it('shows the text with which the server refuses, and keeps nothing', async () => {
    h.services.authApi.login.next(fails('NAO_AUTENTICADO', 'Usuário bloqueado'));
    askToLogIn(h, SECRETS.password, true);
    await h.settle();
    expect(h.facts().slice(1)).toEqual([
      { type: 'auth/loginFailed', payload: { code: 'NAO_AUTENTICADO', message: 'Usuário bloqueado' } },
    ]);
    expect(h.state().auth).toMatchObject({ status: 'signedOut', user: null });
    expect(h.services.disk.writes).toEqual([]);
    expect(h.services.http.token).toBeNull();
  });

  it.each(['offline', 'timeout'])('says %s when the server does not answer', async (code) => {
    h.services.authApi.login.next(fails(code));
    askToLogIn(h, SECRETS.password);
    await h.settle();
    expect(h.state().auth).toMatchObject({ status: 'signedOut', failure: { code, message: '' } });
  });

  it('can be tried again after a refusal', async () => {
    h.services.authApi.login.next(fails('NAO_AUTENTICADO', 'Não'));
    askToLogIn(h, 'wrong');
    await h.settle();
    askToLogIn(h, SECRETS.password);
    await h.settle();
    expect(h.state().auth).toMatchObject({ status: 'signedIn', failure: null });
  });

  it('forgets the typed password, however it ends', async () => {
    const { handles } = h.services;
    const secretId = handles.deposit(SECRETS.password);
    h.services.authApi.login.next(fails('offline'));
    h.dispatch(loginRequested({ login: 'ana', secretId, saveCredentials: false }));
    await h.settle();
    expect(handles.peek(secretId)).toBeUndefined();
  });

  it('goes through where the browser forbids storage', async () => {
    h.services.disk.forbidden = true;
    askToLogIn(h, SECRETS.password, true);
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
    expect(h.state().auth.savedLogin).toBeNull();
  });
});

describe('saved credentials', () => {
  it('are kept when the agent asks for it, and offered next time', async () => {
    askToLogIn(h, SECRETS.password, true);
    await h.settle();
    expect(h.services.disk.credentials.kept).toEqual({ login: 'ana', password: SECRETS.password });
    h.dispatch(loggedOutByServer({ reason: 'session', message: null, exceptClientId: null }));
    await h.settle();
    expect(h.state().auth.savedLogin).toBe('ana');
  });

  it('sign in without a password typed', async () => {
    h.services.disk.credentials.kept = { login: 'ana', password: SECRETS.password };
    askToLogIn(h, null, true);
    await h.settle();
    expect(h.services.authApi.login.calls).toEqual([['ana', SECRETS.password, 'client-1']]);
    expect(h.services.disk.credentials.kept).toEqual({ login: 'ana', password: SECRETS.password });
  });

  it('are forgotten when the agent unticks the box, and offered no more', async () => {
    h.dispatch(credentialsFound({ login: 'ana' }));
    h.services.disk.credentials.kept = { login: 'ana', password: SECRETS.password };
    askToLogIn(h, null, false);
    await h.settle();
    expect(h.services.disk.credentials.kept).toBeNull();
    h.dispatch(loggedOutByServer({ reason: 'session', message: null, exceptClientId: null }));
    await h.settle();
    expect(h.state().auth.savedLogin).toBeNull();
  });

  it('stay as they were when the server refuses', async () => {
    h.services.disk.credentials.kept = { login: 'ana', password: SECRETS.password };
    h.services.authApi.login.next(fails('NAO_AUTENTICADO', 'Não'));
    askToLogIn(h, 'mistyped', true);
    await h.settle();
    expect(h.services.disk.credentials.kept.password).toBe(SECRETS.password);
  });
});
