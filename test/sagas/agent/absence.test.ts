import { watchAgent } from '../../../src/sagas/agent/agent';
import { watchQueues } from '../../../src/sagas/agent/queues';
import { pauseRequested, statusReported } from '../../../src/store/agent/actions';
import { woke } from '../../../src/store/app/actions';
import * as connection from '../../../src/store/connection/actions';
import type { Handshake } from '../../../src/store/connection/types';
import { returnRequested, stayOutRequested } from '../../../src/store/attendance/actions';
import { selectAbsence } from '../../../src/store/attendance/selectors';
import { switchRequested } from '../../../src/store/queues/actions';
import { ok, timeout } from '../../support/fakes/fakeCommands';
import { connected, connectedToOldServer, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake, sampleMembership } from '../../support/sagaSamples';

const MINUTE = 60_000;

let h: SagaHarness;
afterEach(() => h.end());

async function sitDown(facts = () => [...signedIn(), ...connected()]): Promise<void> {
  h = createSagaHarness({ facts });
  h.services.commands.joinQueues.always((_who, _reqId, names) =>
    ok({ memberships: names.map((name) => sampleMembership(name)), status: 1, pauseReason: null }),
  );
  h.services.commands.pause.always((_who, _reqId, reason) =>
    ok({ memberships: [sampleMembership('SAC')], status: 10, pauseReason: reason }),
  );
  h.run(watchQueues);
  h.run(watchAgent);
  await h.settle();
  h.forget();
}

/** The server is there again, and has put the agent out of the queue. */
async function comeBack(handshake: Partial<Handshake> = {}): Promise<void> {
  h.dispatch(connection.attemptStarted({ attempt: 1 }));
  h.dispatch(connection.opened({ socketId: 's2' }));
  const out = { memberships: [sampleMembership('SAC', false)], status: 5, ...handshake };
  h.dispatch(connection.authenticated(sampleHandshake(out)));
  await h.settle();
}

const lose = () => h.dispatch(connection.lost({ cause: 'transport close' }));
const joins = () => h.services.commands.joinQueues.calls.map(([, , names]) => names);
const pauses = () => h.services.commands.pause.calls.map(([, , reason]) => reason);
const asked = () => selectAbsence(h.state());

describe('after a long absence', () => {
  beforeEach(() => sitDown());

  it('nothing is joined until the agent says so', async () => {
    lose();
    await h.pass(16 * MINUTE);
    await comeBack();
    expect(joins()).toEqual([]);
    expect(asked()).toEqual({ awayMs: 16 * MINUTE, queues: ['SAC'], pauseReason: null });
    h.dispatch(returnRequested({ queues: ['SAC'], pauseReason: null }));
    await h.settle();
    expect(joins()).toEqual([['SAC']]);
    expect(asked()).toBeNull();
  });

  it('the question stands over a short loss after it', async () => {
    lose();
    await h.pass(20 * MINUTE);
    await comeBack();
    lose();
    await h.pass(MINUTE);
    await comeBack();
    expect(joins()).toEqual([]);
    expect(asked()).not.toBeNull();
  });

  it('who stays out is asked no more, and joined to nothing', async () => {
    lose();
    await h.pass(20 * MINUTE);
    await comeBack();
    h.dispatch(stayOutRequested());
    lose();
    await h.pass(MINUTE);
    await comeBack();
    expect(joins()).toEqual([]);
    expect(asked()).toBeNull();
  });

  it('a switch that the agent turns is an answer', async () => {
    lose();
    await h.pass(20 * MINUTE);
    await comeBack();
    h.dispatch(switchRequested({ queues: ['SAC'], joined: false }));
    expect(asked()).toBeNull();
    await h.pass(1_000);
  });

  it('a pause that ended meanwhile is asked about with the queues', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.settle();
    lose();
    await h.pass(20 * MINUTE);
    await comeBack();
    expect(asked()).toMatchObject({ queues: ['SAC'], pauseReason: 'Almoço' });
    expect(pauses()).toEqual(['Almoço']);
    h.dispatch(returnRequested({ queues: ['SAC'], pauseReason: 'Almoço' }));
    await h.settle();
    expect(joins()).toEqual([['SAC']]);
    expect(pauses()).toEqual(['Almoço', 'Almoço']);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
  });

  it('nobody is asked where the server put them out of nothing', async () => {
    lose();
    await h.pass(20 * MINUTE);
    await comeBack({ memberships: [sampleMembership('SAC')], status: 1 });
    expect(asked()).toBeNull();
  });

  it.each([
    ['is told before the machine says that it slept', true],
    ['is found after it', false],
  ])('sleep counts, where the loss %s', async (_when, isLostFirst) => {
    if (isLostFirst) lose();
    h.dispatch(woke({ sleptMs: 8 * 60 * MINUTE }));
    await h.pass(20_000);
    if (!isLostFirst) lose();
    await comeBack();
    expect(joins()).toEqual([]);
    expect(asked()?.awayMs).toBeGreaterThanOrEqual(8 * 60 * MINUTE);
  });
});

it('after a long one the agent is asked no more about a queue that was taken from them meanwhile', async () => {
  const both = [sampleMembership('SAC'), sampleMembership('Vendas')];
  await sitDown(() => [...signedIn(), ...connected({ memberships: both })]);
  lose();
  await h.pass(20 * MINUTE);
  await comeBack({ memberships: [sampleMembership('SAC', false), sampleMembership('Vendas', false)] });
  expect(asked()?.queues).toEqual(['SAC', 'Vendas']);
  lose();
  await h.pass(MINUTE);
  await comeBack();
  expect(asked()?.queues).toEqual(['SAC']);
});

it('after a short one the queues are joined again, also when the machine slept long before', async () => {
  await sitDown();
  h.dispatch(woke({ sleptMs: 60 * MINUTE }));
  await h.pass(30 * MINUTE);
  lose();
  await h.pass(14 * MINUTE);
  await comeBack();
  expect(joins()).toEqual([['SAC']]);
  expect(asked()).toBeNull();
});

it('at a server that answers nothing the agent is in no queue until they say so', async () => {
  await sitDown(() => [
    ...signedIn(),
    ...connectedToOldServer(),
    statusReported({ status: 10, pauseReason: 'Almoço' }),
  ]);
  h.services.commands.joinQueues.always(timeout);
  h.services.commands.pause.always(timeout);
  lose();
  await h.pass(20 * MINUTE);
  for (const fact of connectedToOldServer()) h.dispatch(fact);
  await h.settle();
  expect(joins()).toEqual([]);
  expect(pauses()).toEqual([]);
  expect(h.state().agent.status).toBe(5);
  expect(h.state().queues.memberships.map((one) => one.joined)).toEqual([false]);
  expect(asked()).toMatchObject({ queues: ['SAC'], pauseReason: 'Almoço' });
  h.dispatch(returnRequested({ queues: ['SAC'], pauseReason: 'Almoço' }));
  await h.pass(5_000);
  expect(joins()).toEqual([['SAC']]);
  expect(pauses()).toEqual(['Almoço']);
  expect(h.state().agent.status).toBe(10);
});
