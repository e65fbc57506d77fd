import { watchAgent } from '../../../src/sagas/agent/agent';
import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepAgentState } from '../../../src/sagas/connection/agentState';
import { watchQueues } from '../../../src/sagas/agent/queues';
import type { StoredAgentState } from '../../../src/services/storage/session';
import {
  pauseRequested,
  statusReported as agentStatusReported,
  unpauseRequested,
} from '../../../src/store/agent/actions';
import { selectStatusSince } from '../../../src/store/attendance/selectors';
import { authenticated, lost } from '../../../src/store/connection/actions';
import { statusReported, switchRequested } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { fails } from '../../support/fakes/scripted';
import { timeout } from '../../support/fakes/fakeCommands';
import { runSessions } from '../../support/runSession';
import { configured, connected, connectedToOldServer, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type HarnessOptions, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake, sampleMembership, sampleUser } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

const kept = () => h.services.disk.session.agentState;

const joined = () => h.state().queues.memberships.map((one) => [one.queue, one.joined]);

/** An agent at work where `facts` lead to; the server answers nothing. */
async function sitDown(facts: HarnessOptions['facts'] & {}): Promise<void> {
  h = createSagaHarness({ facts });
  const { commands } = h.services;
  for (const one of [commands.pause, commands.joinQueues, commands.leaveQueues, commands.queueStatus])
    one.always(timeout);
  h.run(watchAgent);
  h.run(watchQueues);
  h.run(keepAgentState);
  await h.settle();
  h.forget();
}

const panel = (queue: string, ...agents: Partial<QueueStatus['agents'][number]>[]): QueueStatus => ({
  queue,
  agents: agents.map((one) => ({
    name: '',
    extension: '',
    status: 1,
    statusText: '',
    pauseReason: null,
    ...one,
  })),
  waiting: null,
});

const told = (...statuses: QueueStatus[]) => statusReported({ statuses, totals: null });

describe('at a server that acknowledges nothing', () => {
  beforeEach(() => sitDown(() => [...signedIn(), ...connectedToOldServer()]));

  it('a pause and a switch are taken as done soon, and kept for the next page', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.pass(2_000);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço', pending: null });
    h.dispatch(switchRequested({ queues: ['SAC'], joined: false }));
    await h.pass(3_000);
    expect(kept()).toMatchObject({
      memberships: [sampleMembership('SAC', false)],
      status: 5,
      pauseReason: null,
    });
  });

  it('what went out is kept at once for a page that follows before it is taken as done', async () => {
    h.dispatch(switchRequested({ queues: ['SAC'], joined: false }));
    await h.pass(499);
    expect(kept()).toBeNull();
    await h.pass(1);
    expect(h.services.commands.leaveQueues.calls).toHaveLength(1);
    expect(kept()).toMatchObject({ memberships: [sampleMembership('SAC', false)], status: 5 });
  });

  it('so is a pause, and its end', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.settle();
    expect(kept()).toMatchObject({ status: 10, pauseReason: 'Almoço' });
    await h.pass(2_000);
    h.dispatch(unpauseRequested());
    await h.settle();
    expect(kept()).toMatchObject({ status: 1, pauseReason: null });
  });

  it('what waits for the connection is not', async () => {
    h.dispatch(lost({ cause: 'transport close' }));
    h.dispatch(switchRequested({ queues: ['SAC'], joined: false }));
    await h.pass(600);
    expect(kept()).toMatchObject({ memberships: [sampleMembership('SAC')], status: 1 });
  });

  it('what the queues say of the agent counts, by any of the names', async () => {
    h.dispatch(
      told(panel('SAC', { extension: '9999' }, { extension: '2001', status: 10, pauseReason: 'Banheiro' })),
    );
    await h.settle();
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Banheiro' });
    h.dispatch(told(panel('SAC', { name: 'ANA LIMA', status: 5 })));
    await h.settle();
    expect(joined()).toEqual([['SAC', false]]);
    expect(h.state().agent.status).toBe(5);
  });

  it('queues that do not list the agent anywhere say nothing, nor do they while a wish is on its way', async () => {
    h.dispatch(told(panel('SAC', { extension: '9999', status: 5 })));
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    h.dispatch(told(panel('SAC', { extension: '2001', status: 5 })));
    await h.settle();
    expect(joined()).toEqual([['SAC', true]]);
    expect(h.state().agent.pending).not.toBeNull();
  });
});

it('nothing is kept at a server that acknowledges', async () => {
  await sitDown(() => [...signedIn(), ...connectedToOldServer()]);
  h.dispatch(told(panel('SAC', { extension: '2001', status: 10 })));
  await h.settle();
  expect(kept()).not.toBeNull();
  await h.end();
  await sitDown(() => [...signedIn(), ...connected()]);
  h.dispatch(authenticated(sampleHandshake()));
  await h.settle();
  expect(kept()).toBeNull();
});

describe('after a reload', () => {
  function start(stored: Partial<StoredAgentState> | null): void {
    h = createSagaHarness({ facts: configured });
    h.services.disk.session.kept = { user: sampleUser(), token: null, extensionPassword: null };
    h.services.disk.session.agentState = stored && {
      memberships: [sampleMembership('SAC')],
      status: 10,
      pauseReason: 'Almoço',
      at: h.services.clock.now(),
      ...stored,
    };
  }

  it('the agent is where the page before left them', async () => {
    start({});
    h.services.realtime.behaviour = 'fails';
    runSessions(h);
    await h.settle();
    expect(joined()).toEqual([['SAC', true]]);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
  });

  it.each([
    ['goes on while the server says the same', { login: 'ana', status: 10, pauseReason: 'Almoço' }, true],
    ['begins anew with another status', { login: 'ana', status: 10, pauseReason: 'Banheiro' }, false],
    ['is not that of another agent', { login: 'bruno', status: 10, pauseReason: 'Almoço' }, false],
  ])('the clock of the status %s', async (_how, clock, isKept) => {
    start(null);
    const since = h.services.clock.now() - 1_500_000;
    h.services.disk.session.statusClock = { ...clock, since };
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ status: 10, pauseReason: 'Almoço' }),
    }));
    runSessions(h);
    await h.settle();
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
    expect(selectStatusSince(h.state()) === since).toBe(isKept);
    expect(h.services.disk.session.statusClock).toMatchObject({
      login: 'ana',
      since: selectStatusSince(h.state()),
    });
  });

  it('on another day the queues are known, and joined by nobody but the agent', async () => {
    start({ at: 0 });
    h.services.realtime.behaviour = 'fails';
    runSessions(h);
    await h.settle();
    expect(joined()).toEqual([['SAC', false]]);
    expect(h.state().agent).toMatchObject({ status: 5, pauseReason: null });
  });

  it.each([
    ['a server that answered nothing before is waited for 2 s', {}, 2_000],
    ['any other one as long as it may take', null, 10_000],
  ])('%s', async (_what, stored, waited) => {
    start(stored);
    h.services.realtime.authenticate.always(() => new Promise(() => undefined));
    runSessions(h);
    await h.settle();
    await h.pass(1_900);
    expect(h.types()).not.toContain('connection/handshakeUnanswered');
    await h.pass(waited - 1_900);
    expect(h.types().includes('connection/handshakeUnanswered')).toBe(stored !== null);
  });
});

it.each([
  ['that no old server answers', 5_000, { kind: 'noAck' } as const],
  ['that says that the agent is available', 500, { kind: 'accepted', handshake: sampleHandshake() } as const],
])('a pause that is asked for during a handshake %s is not lost', async (_what, afterMs, answer) => {
  h = createSagaHarness({ facts: signedIn });
  if (answer.kind === 'noAck') h.services.commands.pause.always(timeout);
  else h.services.commands.pause.next(timeout);
  h.services.realtime.authenticate.always(
    () => new Promise((resolve) => setTimeout(() => resolve(answer), afterMs)),
  );
  h.run(watchAgent);
  h.run(keepConnected);
  await h.settle();
  h.dispatch(pauseRequested({ reason: 'Almoço' }));
  await h.pass(afterMs + 2_000);
  expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço', pending: null });
});

it('a pause for a classification that is over is not begun again by a connection', async () => {
  await sitDown(() => [...signedIn(), agentStatusReported({ status: 10, pauseReason: 'Classificando' })]);
  for (const fact of connectedToOldServer()) h.dispatch(fact);
  await h.settle();
  expect(h.services.commands.pause.calls).toEqual([]);
});

it('a browser that forbids storage works on', async () => {
  await sitDown(() => [...signedIn(), ...connectedToOldServer()]);
  h.services.session.saveAgentState = fails('storage');
  h.dispatch(told(panel('SAC', { extension: '2001', status: 10 })));
  await h.settle();
  expect(h.state().agent.status).toBe(10);
  expect(h.types()).not.toContain('app/sagaFailed');
});
