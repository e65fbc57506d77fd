import type { StoredSession } from '../../../src/services/storage/session';
import type { Release } from '../../../src/services/tabs';
import { loggedOutByServer, logoutRequested } from '../../../src/store/auth/actions';
import { deploymentLoaded } from '../../../src/store/config/actions';
import { listOpenRequested } from '../../../src/store/contacts/actions';
import { deferred } from '../../support/fakes/scripted';
import { askToLogIn, runSessions } from '../../support/runSession';
import { configured } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleDeployment, sampleUser, SECRETS } from '../../support/sagaSamples';

const KEPT: StoredSession = {
  user: sampleUser(),
  token: SECRETS.token,
  extensionPassword: SECRETS.extension,
};

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: configured });
});
afterEach(() => h.end());

describe('a reload', () => {
  it('goes on with the session that this browser kept', async () => {
    h.services.disk.session.kept = KEPT;
    runSessions(h);
    await h.settle();
    expect(h.types('auth')).toEqual(['auth/sessionRestored']);
    expect(h.state().config.isLocked).toBe(!sampleUser().canEditConfig);
    expect(h.state().auth).toMatchObject({ status: 'signedIn', user: KEPT.user });
    expect(h.services.http).toMatchObject({ server: 'https://centre.test', token: SECRETS.token });
    expect(h.services.realtime.attempts).toEqual(['https://centre.test']);
  });

  it('goes on at the server of that session, though another address was saved for the next one', async () => {
    h.services.disk.session.kept = { ...KEPT, server: 'https://former.test' };
    runSessions(h);
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
    expect(h.services.http).toMatchObject({ server: 'https://former.test', token: SECRETS.token });
    expect(h.services.realtime.attempts).toEqual(['https://former.test']);
    h.dispatch(logoutRequested());
    await h.pass(5_000);
    askToLogIn(h, SECRETS.password);
    await h.settle();
    expect(h.services.http.server).toBe('https://centre.test');
    expect(h.services.disk.session.kept).toMatchObject({ server: 'https://centre.test' });
  });

  it('reads what this browser kept while the settings of the deployment are on their way', async () => {
    await h.end();
    h = createSagaHarness({ facts: () => configured().slice(1) });
    h.services.disk.session.kept = KEPT;
    const load = jest.spyOn(h.services.session, 'load');
    runSessions(h);
    await h.settle();
    expect(load).toHaveBeenCalled();
    expect(h.types()).toEqual([]);
    expect(h.services.realtime.attempts).toEqual([]);
    h.dispatch(deploymentLoaded(sampleDeployment()));
    await h.settle();
    expect(h.types('auth')).toEqual(['auth/sessionRestored']);
  });

  it('asks for a login where there is no session', async () => {
    runSessions(h);
    await h.settle();
    expect(h.types()).toEqual(['auth/sessionMissing']);
    expect(h.services.realtime.attempts).toEqual([]);
  });

  it('offers the login whose credentials this browser keeps', async () => {
    h.services.disk.credentials.kept = { login: 'ana', password: SECRETS.password };
    runSessions(h);
    await h.settle();
    expect(h.state().auth.savedLogin).toBe('ana');
    expect(JSON.stringify(h.facts())).not.toContain(SECRETS.password);
  });

  it('asks for a login where the browser forbids storage', async () => {
    h.services.disk.forbidden = true;
    runSessions(h);
    await h.settle();
    expect(h.types()).toEqual(['auth/sessionMissing']);
  });

  it('does not go on with a session of a server that is configured no more', async () => {
    await h.end();
    h = createSagaHarness({ facts: () => [deploymentLoaded(sampleDeployment())] });
    h.services.disk.session.kept = KEPT;
    runSessions(h);
    await h.settle();
    expect(h.types()).toEqual(['auth/sessionMissing']);
    expect(h.services.http.token).toBeNull();
  });

  it('lets a login go ahead of the session that is being looked for', async () => {
    h.services.disk.session.kept = KEPT;
    const load = deferred<StoredSession | null>();
    h.services.session.load = () => load.promise;
    h.services.authApi.login.next(() => ({
      user: sampleUser({ fullName: 'Bia Reis', login: 'bia' }),
      memberships: [],
      status: 5,
      pauseReason: null,
      secrets: { token: 'other', extensionPassword: null },
    }));
    runSessions(h);
    await h.settle();
    askToLogIn(h, SECRETS.password);
    load.resolve(KEPT);
    await h.settle();
    expect(h.state().auth.user?.fullName).toBe('Bia Reis');
    expect(h.services.http.token).toBe('other');
  });
});

describe('what a screen asks for before the session runs', () => {
  const lead = () => {
    const free = deferred<Release | null>();
    h.services.tabs.canLead = true;
    h.services.tabs.tryLead = () => free.promise;
    return free;
  };

  it('is done after a reload once it does', async () => {
    h.services.disk.session.kept = KEPT;
    const free = lead();
    runSessions(h);
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
    h.dispatch(listOpenRequested());
    free.resolve(() => undefined);
    await h.settle();
    expect(h.services.contactApi.page.calls).toHaveLength(1);
  });

  it('is done after a login once it does', async () => {
    const free = lead();
    runSessions(h);
    askToLogIn(h, SECRETS.password);
    await h.settle();
    h.dispatch(listOpenRequested());
    free.resolve(() => undefined);
    await h.settle();
    expect(h.services.contactApi.page.calls).toHaveLength(1);
  });

  it('is not done where another tab works', async () => {
    h.services.disk.session.kept = KEPT;
    h.services.tabs.taken = true;
    const free = lead();
    runSessions(h);
    await h.settle();
    h.dispatch(listOpenRequested());
    free.resolve(null);
    await h.settle();
    expect(h.services.tabs.giveUp()).toBe(true);
    await h.settle();
    expect(h.types('page')).toEqual([
      'page/otherLeaderFound',
      'page/preferencesRecalled',
      'page/leadershipGained',
    ]);
    expect(h.services.contactApi.page.calls).toHaveLength(0);
  });
});

describe('sessions', () => {
  it('follow one another, each with its own socket', async () => {
    runSessions(h);
    askToLogIn(h, SECRETS.password);
    await h.settle();
    h.dispatch(loggedOutByServer({ reason: 'supervisor', message: 'Até logo', exceptClientId: null }));
    await h.settle();
    expect(h.state().auth.status).toBe('signedOut');
    expect(h.services.realtime.isConnected()).toBe(false);
    askToLogIn(h, SECRETS.password);
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
    expect(h.services.realtime.attempts).toHaveLength(2);
    expect(h.services.realtime.listeners()).toBe(2);
  });

  it('are not begun by a second press of the button, now or after the first one ended', async () => {
    runSessions(h);
    askToLogIn(h, SECRETS.password);
    askToLogIn(h, SECRETS.password);
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
    h.dispatch(loggedOutByServer({ reason: 'supervisor', message: null, exceptClientId: null }));
    await h.settle();
    expect(h.services.authApi.login.calls).toHaveLength(1);
    expect(h.state().auth.status).toBe('signedOut');
    expect(h.services.disk.session.kept).toBeNull();
    expect(h.services.http.token).toBeNull();
  });
});
