import { logoutRequested, sessionExpired } from '../../../src/store/auth/actions';
import { returnRequested } from '../../../src/store/attendance/actions';
import { selectAbsence } from '../../../src/store/attendance/selectors';
import { pauseRequested } from '../../../src/store/agent/actions';
import type { QueueMode } from '../../../src/store/queues/types';
import { ok, timeout } from '../../support/fakes/fakeCommands';
import { askToLogIn, startSignedIn } from '../../support/runSession';
import type { SagaHarness } from '../../support/sagaHarness';
import {
  sampleHandshake,
  sampleLogin,
  sampleMembership,
  sampleUser,
  SECRETS,
} from '../../support/sagaSamples';

const MINUTE = 60_000;

let h: SagaHarness;
afterEach(() => h.end());

const joins = () => h.services.commands.joinQueues.calls.map(([, , names, reason]) => [names, reason]);
const pauses = () => h.services.commands.pause.calls.map(([, , reason]) => reason);

async function work(): Promise<void> {
  h = await startSignedIn();
  h.services.commands.joinQueues.always((_who, _reqId, names) =>
    ok({ memberships: names.map((name) => sampleMembership(name)), status: 1, pauseReason: null }),
  );
  h.services.commands.pause.always((_who, _reqId, reason) =>
    ok({ memberships: [sampleMembership('SAC')], status: 10, pauseReason: reason }),
  );
}

/** The server no longer knows the session, and has put the agent out of everything. */
async function forget(queueMode: QueueMode = 'perQueue'): Promise<void> {
  const out = { memberships: [sampleMembership('SAC', false), sampleMembership('Vendas', false)], status: 5 };
  h.services.authApi.login.always(() =>
    sampleLogin({ ...out, user: sampleUser({ queueMode }), pauseReason: null }),
  );
  h.services.realtime.authenticate.always(() => ({ kind: 'accepted', handshake: sampleHandshake(out) }));
  h.dispatch(sessionExpired({ message: 'Sessão expirada' }));
  await h.settle();
  h.forget();
}

async function signInAgain(): Promise<void> {
  askToLogIn(h, SECRETS.password);
  await h.pass(5_000);
}

describe('whoever signs in again after the server forgot their session', () => {
  beforeEach(work);

  it('is joined again to the queues that they were in', async () => {
    await forget();
    await h.pass(2 * MINUTE);
    await signInAgain();
    expect(joins()).toEqual([[['SAC'], 'reconnection']]);
    expect(h.state().queues.memberships).toEqual([
      sampleMembership('SAC'),
      sampleMembership('Vendas', false),
    ]);
    expect(selectAbsence(h.state())).toBeNull();
  });

  it('is paused again as they were', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.settle();
    await forget();
    await signInAgain();
    expect(joins()).toEqual([[['SAC'], 'reconnection']]);
    expect(pauses()).toEqual(['Almoço', 'Almoço']);
  });

  it('is asked first when they were away for long', async () => {
    await forget();
    await h.pass(16 * MINUTE);
    await signInAgain();
    expect(joins()).toEqual([]);
    expect(selectAbsence(h.state())).toMatchObject({ queues: ['SAC'] });
    expect(selectAbsence(h.state())?.awayMs).toBeGreaterThanOrEqual(16 * MINUTE);
    h.dispatch(returnRequested({ queues: ['SAC'], pauseReason: null }));
    await h.settle();
    expect(joins()).toEqual([[['SAC'], 'reconnection']]);
  });

  it('is joined to all of them in mode T', async () => {
    await forget('allOnEntry');
    await signInAgain();
    expect(joins()).toEqual([[['SAC', 'Vendas'], 'entry']]);
  });

  it('begins anew on another day', async () => {
    await forget();
    await h.pass(11 * 60 * MINUTE);
    await signInAgain();
    expect(joins()).toEqual([]);
    expect(selectAbsence(h.state())).toBeNull();
  });

  it('is joined again where the server says nothing of queues', async () => {
    await forget();
    h.services.realtime.authenticate.always(() => ({ kind: 'noAck' }));
    h.services.commands.joinQueues.always(timeout);
    await signInAgain();
    await h.pass(30_000);
    expect(joins()).toContainEqual([['SAC'], 'reconnection']);
    expect(h.state().queues.memberships).toContainEqual(sampleMembership('SAC'));
  });
});

it('whoever signed out themselves is joined to nothing when they sign in again', async () => {
  await work();
  h.dispatch(logoutRequested());
  await h.settle();
  await forget();
  await signInAgain();
  expect(joins()).toEqual([]);
});
