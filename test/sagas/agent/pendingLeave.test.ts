import { logoutRequested } from '../../../src/store/auth/actions';
import { saveRequested } from '../../../src/store/config/actions';
import { leftAfterLogout } from '../../../src/store/attendance/actions';
import type { PendingLeave } from '../../../src/services/storage/pendingLeaves';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { askToLogIn, runSessions, startSignedIn } from '../../support/runSession';
import { configured } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleConfiguration, sampleLogin, sampleUser, SECRETS } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

const later = () => h.services.queueApi.leaveLater.calls.map(([name, queues]) => [name, queues]);
const leaves = () => h.services.commands.leaveQueues.calls.map(([, , queues, reason]) => [queues, reason]);

/** The server goes away, and the agent signs out. */
async function signOutOffline(): Promise<void> {
  h = await startSignedIn();
  h.services.queueApi.leaveLater.always(fails('offline'));
  h.services.realtime.behaviour = 'silent';
  h.services.realtime.drop();
  await h.settle();
  h.dispatch(logoutRequested());
  await h.settle();
}

describe('a sign-out while the server is away', () => {
  it('keeps that the queues are to be left, with the session’s token, and signs out all the same', async () => {
    await signOutOffline();
    expect(h.state().auth.status).toBe('signedOut');
    expect(h.services.http.token).toBeNull();
    expect(h.services.disk.pendingLeaves).toMatchObject([
      { login: 'ana', fullName: 'Ana Lima', queues: ['SAC'], token: SECRETS.token },
    ]);
  });

  it('keeps it for the server of the session, and tells no other one that was saved meanwhile', async () => {
    h = await startSignedIn();
    h.services.realtime.behaviour = 'silent';
    h.services.realtime.drop();
    h.dispatch(saveRequested(sampleConfiguration({ server: 'https://new.test' })));
    await h.settle();
    h.dispatch(logoutRequested());
    await h.pass(60_000);
    expect(h.services.disk.pendingLeaves).toMatchObject([{ login: 'ana', server: 'https://centre.test' }]);
    expect(later()).toEqual([]);
  });

  it('leaves them once the server is back, without signing the agent in', async () => {
    await signOutOffline();
    const tokens: (string | null)[] = [];
    h.services.queueApi.leaveLater.always(() => void tokens.push(h.services.http.token));
    await h.pass(60_000);
    expect(later().at(-1)).toEqual(['Ana Lima', ['SAC']]);
    expect(tokens).toEqual([SECRETS.token]);
    expect(h.payloads(leftAfterLogout)).toEqual([{ queues: ['SAC'] }]);
    expect(h.services.disk.pendingLeaves).toEqual([]);
    expect(h.services.http.token).toBeNull();
    expect(h.services.authApi.login.calls).toHaveLength(1);
    expect(h.state().auth.status).toBe('signedOut');
  });

  it('is kept too where the server does not answer the wish, or refuses it', async () => {
    h = await startSignedIn();
    h.services.queueApi.leaveLater.always(fails('offline'));
    h.services.commands.leaveQueues.always(timeout);
    h.dispatch(logoutRequested());
    await h.pass(3_000);
    expect(h.services.disk.pendingLeaves).toHaveLength(1);
    askToLogIn(h, SECRETS.password);
    h.services.commands.leaveQueues.next(() => refused('INTERNO', ''));
    await h.pass(5_000);
    expect(h.services.disk.pendingLeaves).toHaveLength(1);
  });

  it('keeps nobody from leaving where the browser forbids storage', async () => {
    h = await startSignedIn();
    h.services.realtime.behaviour = 'silent';
    h.services.realtime.drop();
    h.services.disk.forbidden = true;
    h.dispatch(logoutRequested());
    await h.pass(10_000);
    expect(h.state().auth.status).toBe('signedOut');
  });
});

describe('a page that finds what is still to be left', () => {
  async function open(found: Partial<PendingLeave> = {}): Promise<void> {
    h = createSagaHarness({ facts: configured });
    const { server } = h.state().config.configuration ?? { server: '' };
    const at = h.services.clock.now() - 60_000;
    h.services.disk.pendingLeaves = [
      { server, login: 'ana', fullName: 'Ana Lima', queues: ['SAC'], token: 't', at, ...found },
    ];
    h.services.queueApi.leaveLater.always(fails('offline'));
    runSessions(h);
    await h.settle();
  }

  async function signIn(): Promise<void> {
    askToLogIn(h, SECRETS.password);
    await h.pass(5_000);
  }

  it('leaves them before anybody signs in', async () => {
    await open();
    h.services.queueApi.leaveLater.always(() => undefined);
    await h.pass(10_000);
    expect(h.services.disk.pendingLeaves).toEqual([]);
  });

  it('leaves them with the first connection of that login', async () => {
    await open();
    await signIn();
    expect(leaves()).toEqual([[['SAC'], 'manual']]);
    expect(h.services.disk.pendingLeaves).toEqual([]);
    const asked = later().length;
    await h.pass(120_000);
    expect(later()).toHaveLength(asked);
  });

  it('leaves none where the agent is due in every queue', async () => {
    await open();
    h.services.authApi.login.always(() => sampleLogin({ user: sampleUser({ queueMode: 'allOnEntry' }) }));
    await signIn();
    expect(leaves()).toEqual([]);
    expect(h.services.disk.pendingLeaves).toEqual([]);
  });

  it.each([
    ['another server’s', { server: 'https://other.example' }],
    ['older than a weekend', { at: 0 }],
  ])('asks for nothing that is %s', async (_what, found) => {
    await open(found);
    await h.pass(60_000);
    expect(later()).toEqual([]);
    await signIn();
    expect(leaves()).toEqual([]);
  });

  it('leaves another agent’s alone when somebody signs in', async () => {
    await open({ login: 'bruno', fullName: 'Bruno Lima' });
    await signIn();
    expect(leaves()).toEqual([]);
    expect(h.services.disk.pendingLeaves).toHaveLength(1);
  });

  it.each([
    ['at once, where the server no longer knows the session', 'NAO_AUTENTICADO', 1],
    ['after ten refusals without a reason', 'http', 10],
  ])('stops %s', async (_what, code, times) => {
    await open();
    h.services.queueApi.leaveLater.always(fails(code));
    const before = later().length;
    await h.pass(900_000);
    expect(later().length - before).toBeLessThanOrEqual(times);
    expect(h.services.disk.pendingLeaves).toHaveLength(1);
  });
});
