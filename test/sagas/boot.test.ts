import { boot, reportLanguage, type Effects } from '../../src/sagas/boot';
import { keepSession } from '../../src/sagas/auth/session';
import { loginRequested } from '../../src/store/auth/actions';
import { saveRequested } from '../../src/store/config/actions';
import { createFakeAgenda } from '../support/fakes/fakeAgenda';
import { createFakeNotifications } from '../support/fakes/fakeNotifications';
import { fails } from '../support/fakes/scripted';
import { configured } from '../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../support/sagaHarness';
import { sampleConfiguration, SECRETS } from '../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: configured });
});
afterEach(() => h.end());

function effects(): Promise<Effects> {
  return Promise.resolve({
    services: h.services,
    rootSaga: keepSession,
    agendaServices: createFakeAgenda(),
    notificationServices: createFakeNotifications(),
    loadVoice: unreachable,
    loadSelfCheck: unreachable,
    loadDeskTelephone: unreachable,
  });
}

function login() {
  const secretId = h.services.handles.deposit(SECRETS.password);
  return loginRequested({ login: 'ana', secretId, saveCredentials: false });
}

const unreachable = fails('offline');

describe('the boot', () => {
  it('keeps a login that comes before the effects do', async () => {
    h.run(() => boot(() => new Promise((resolve) => setTimeout(() => resolve(effects()), 3_000))));
    h.dispatch(login());
    await h.pass(2_999);
    expect(h.state().auth.status).toBe('signingIn');
    expect(h.services.authApi.login.calls).toEqual([]);
    await h.pass(1);
    expect(h.state().auth.status).toBe('signedIn');
    expect(h.services.authApi.login.calls).toHaveLength(1);
  });

  it('fetches the effects again when they could not be fetched', async () => {
    let tries = 0;
    h.run(() => boot(() => ((tries += 1) < 3 ? unreachable() : effects())));
    await h.pass(1_499);
    expect(tries).toBe(1);
    await h.pass(1 + 3_000);
    expect(tries).toBe(3);
    expect(h.types()).toEqual(['auth/sessionMissing']);
  });

  it('tells that the console is lost when they cannot be fetched at all', async () => {
    h.run(() => boot(unreachable));
    await h.pass(1_500 + 3_000 + 4_500);
    expect(h.types()).toEqual(['app/featureLost']);
    expect(h.state().app.lostFeatures).toEqual(['effects']);
  });

  it('answers a login that came while they could not be fetched', async () => {
    h.run(() => boot(unreachable));
    h.dispatch(login());
    await h.pass(60_000);
    expect(h.state().auth).toMatchObject({ status: 'signedOut', failure: { code: 'offline' } });
  });

  it('tries once more for each later login', async () => {
    let isReachable = false;
    h.run(() => boot(() => (isReachable ? effects() : unreachable())));
    await h.pass(60_000);
    isReachable = true;
    h.dispatch(login());
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
  });

  it('lets an unconfigured console sign in once it is configured', async () => {
    h.dispatch(saveRequested(sampleConfiguration({ server: 'https://other.test' })));
    h.run(() => boot(effects));
    await h.settle();
    h.dispatch(login());
    await h.settle();
    expect(h.services.http.server).toBe('https://other.test');
  });
});

describe('the language of the browser', () => {
  it('is reported at once, where the product speaks it', () => {
    h.run(() => reportLanguage(null));
    expect(h.types()).toEqual([]);
    h.run(() => reportLanguage('es_cl'));
    expect(h.types()).toEqual(['config/browserLanguageReported']);
    expect(h.state().config.browserLanguage).toBe('es_cl');
  });
});
