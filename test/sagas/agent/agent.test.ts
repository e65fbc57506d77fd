import { watchAgent } from '../../../src/sagas/agent/agent';
import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import type { AckResult } from '../../../src/services/realtime/ackResult';
import type { AgentAnswer } from '../../../src/services/realtime/commands';
import {
  pauseReasonsReadRequested,
  pauseRequested,
  unpauseRequested,
} from '../../../src/store/agent/actions';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { deferred, fails } from '../../support/fakes/scripted';
import { connected, connectedToOldServer, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type HarnessOptions, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake, sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

async function start(facts: HarnessOptions['facts']): Promise<void> {
  h = createSagaHarness(facts === undefined ? {} : { facts });
  h.run(watchAgent);
  await h.settle();
  h.forget();
}

const SENDER = { name: 'Ana Lima', extension: '2001' };

function paused(reason: string): AckResult<AgentAnswer> {
  return ok({ memberships: [sampleMembership('SAC')], status: 10, pauseReason: reason });
}

describe('a pause', () => {
  beforeEach(() => start(() => [...signedIn(), ...connected()]));

  it('goes to the server with its reason, and comes back as the status', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    expect(h.state().agent.pending).toEqual({ kind: 'pause', reason: 'Almoço' });
    await h.settle();
    expect(h.services.commands.pause.calls).toEqual([[SENDER, expect.any(String), 'Almoço', false]]);
    expect(h.types()).toEqual(['agent/pauseRequested', 'queues/membershipsReported', 'agent/statusReported']);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço', pending: null });
  });

  it('ends when the agent ends it', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.settle();
    h.dispatch(unpauseRequested());
    await h.settle();
    expect(h.services.commands.unpause.calls).toEqual([[SENDER, expect.any(String)]]);
    expect(h.state().agent).toMatchObject({ status: 1, pauseReason: null });
  });

  it('of several wishes: the last one counts, whatever the answers to the others', async () => {
    const late = deferred<AckResult<AgentAnswer>>();
    h.services.commands.pause.next(() => late.promise);
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    h.dispatch(pauseRequested({ reason: 'Reunião' }));
    await h.settle();
    late.resolve(paused('Almoço'));
    await h.settle();
    expect(h.payloads({ type: 'agent/statusReported' })).toEqual([{ status: 10, pauseReason: 'Reunião' }]);
    expect(h.state().agent.pauseReason).toBe('Reunião');
  });

  it.each([
    ['refused', () => refused('VALIDACAO', 'Motivo desconhecido'), 'VALIDACAO', 'Motivo desconhecido'],
    ['lost with the connection', () => ({ kind: 'disconnected' }) as const, 'offline', ''],
    ['not answered', timeout, 'timeout', ''],
  ])('that is %s leaves the agent as before, and says so', async (_how, answer, code, message) => {
    h.services.commands.pause.always(answer);
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.pass(45_000);
    expect(h.payloads({ type: 'agent/pauseFailed' })).toEqual([{ code, message }]);
    expect(h.state().agent).toMatchObject({ status: 1, pending: null, failure: { code, message } });
  });
});

it.each([
  ['pause', pauseRequested({ reason: 'Almoço' }), 10],
  ['unpause', unpauseRequested(), 1],
] as const)('a lost answer to %s is asked for again under the same id', async (command, wish, status) => {
  await start(() => [...signedIn(), ...connected()]);
  const { calls, next } = h.services.commands[command];
  next(timeout);
  h.dispatch(wish);
  await h.pass(15_000);
  expect(new Set(calls.map(([, reqId]) => reqId))).toHaveProperty('size', 1);
  expect(calls).toHaveLength(2);
  expect(h.state().agent).toMatchObject({ status, pending: null, failure: null });
});

describe('a pause at an old server without acknowledgements', () => {
  it('is taken as done, and as ended', async () => {
    await start(() => [...signedIn(), ...connectedToOldServer()]);
    h.services.commands.pause.always(timeout);
    h.services.commands.unpause.always(timeout);
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.pass(10_000);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço', failure: null });
    h.dispatch(unpauseRequested());
    await h.pass(10_000);
    expect(h.state().agent).toMatchObject({ status: 1, pauseReason: null, failure: null });
  });
});

describe('a pause that a reconnection finds ended', () => {
  beforeEach(async () => {
    await start(() => signedIn());
    h.run(keepConnected);
    await h.settle();
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.settle();
  });

  async function reconnect(status: 1 | 5 | 10): Promise<void> {
    h.services.realtime.authenticate.next(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ status, pauseReason: status === 10 ? 'Almoço' : null, replay: 'nothing' }),
    }));
    h.services.realtime.drop();
    await h.pass(2_000);
  }

  const reasons = () => h.services.commands.pause.calls.map(([, , reason]) => reason);

  it('is asked for again', async () => {
    await reconnect(1);
    expect(reasons()).toEqual(['Almoço', 'Almoço']);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
  });

  it('is asked for at the next one too when the first attempt failed', async () => {
    h.services.commands.pause.next(() => ({ kind: 'disconnected' }));
    await reconnect(5);
    await reconnect(5);
    expect(reasons()).toEqual(['Almoço', 'Almoço', 'Almoço']);
    expect(h.state().agent.status).toBe(10);
  });

  it('stays ended when the agent had ended it', async () => {
    h.dispatch(unpauseRequested());
    await h.settle();
    await reconnect(1);
    expect(reasons()).toEqual(['Almoço']);
  });

  it('needs nothing when the server kept it', async () => {
    await reconnect(10);
    expect(reasons()).toEqual(['Almoço']);
  });

  it('stays ended when the server had ended it, and the word of that was lost', async () => {
    h.services.commands.unpause.next(timeout);
    h.dispatch(unpauseRequested());
    await reconnect(1);
    expect(reasons()).toEqual(['Almoço']);
    expect(h.state().agent).toMatchObject({ status: 1, pending: null, lapsed: null });
  });
});

describe('a wish that the server puts off, and the connection goes', () => {
  const later = () => refused('INDISPONIVEL', '', true);

  async function blip(status: 1 | 10, pauseReason: string | null): Promise<void> {
    await h.settle();
    h.services.realtime.authenticate.next(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ status, pauseReason, replay: 'nothing' }),
    }));
    h.services.realtime.drop();
    await h.pass(1_000);
  }

  beforeEach(async () => {
    await start(() => signedIn());
    h.run(keepConnected);
    await h.settle();
  });

  it('is asked for again: a pause', async () => {
    h.services.commands.pause.next(later);
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await blip(1, null);
    expect(h.services.commands.pause.calls).toHaveLength(2);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço', pending: null });
  });

  it('is asked for again: the end of one', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await h.settle();
    h.services.commands.unpause.next(later);
    h.dispatch(unpauseRequested());
    await blip(10, 'Almoço');
    expect(h.services.commands.unpause.calls).toHaveLength(2);
    expect(h.state().agent).toMatchObject({ status: 1, pending: null });
  });

  it('is not where the server did it meanwhile', async () => {
    h.services.commands.pause.next(later);
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await blip(10, 'Almoço');
    expect(h.services.commands.pause.calls).toHaveLength(1);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço', pending: null });
  });
});

describe('the reasons to pause', () => {
  it('are read when the session begins', async () => {
    await start(signedIn);
    expect(h.state().agent.reasons).toEqual([{ name: 'Almoço', queue: null }]);
  });

  it('are read again when the agent asks after a failure', async () => {
    h = createSagaHarness({ facts: signedIn });
    h.services.agentApi.pauseReasons.next(fails('timeout'));
    h.run(watchAgent);
    await h.settle();
    expect(h.state().agent.reasonsRead).toEqual({
      status: 'failed',
      failure: { code: 'timeout', message: '' },
    });
    h.dispatch(pauseReasonsReadRequested());
    await h.settle();
    expect(h.state().agent.reasonsRead.status).toBe('loaded');
  });
});
