import { watchQueues } from '../../../src/sagas/agent/queues';
import type { AckResult } from '../../../src/services/realtime/ackResult';
import type { AgentAnswer } from '../../../src/services/realtime/commands';
import { membershipsReported, readRequested, switchRequested } from '../../../src/store/queues/actions';
import type { QueueMembership } from '../../../src/store/queues/types';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { deferred, fails } from '../../support/fakes/scripted';
import { connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

const SENDER = { name: 'Ana Lima', extension: '2001' };

function queuesOf(...memberships: QueueMembership[]): AckResult<AgentAnswer> {
  return ok({ memberships, status: 1, pauseReason: null });
}

function joined(): string[] {
  return h.state().queues.memberships.flatMap(({ queue, joined: isIn }) => (isIn ? [queue] : []));
}

const turn = (isOn: boolean, ...queues: string[]) => h.dispatch(switchRequested({ queues, joined: isOn }));

describe('queue switches', () => {
  beforeEach(async () => {
    h = createSagaHarness({ facts: () => [...signedIn(), ...connected()] });
    h.run(watchQueues);
    await h.settle();
    h.forget();
  });

  it('act 500 ms after they rested', async () => {
    turn(true, 'Vendas');
    await h.pass(499);
    expect(h.services.commands.joinQueues.calls).toEqual([]);
    await h.pass(1);
    expect(h.services.commands.joinQueues.calls).toEqual([
      [SENDER, expect.any(String), ['Vendas'], 'manual'],
    ]);
    expect(h.state().queues.desired).toEqual({});
    expect(joined()).toEqual(['SAC', 'Vendas']);
  });

  it('of a queue turned back meanwhile waits for the server’s word on that, not on the wish before', () => {
    turn(true, 'Vendas');
    turn(false, 'Vendas');
    h.dispatch(membershipsReported({ memberships: [sampleMembership('Vendas')] }));
    expect(h.state().queues.desired).toEqual({ Vendas: false });
    h.dispatch(membershipsReported({ memberships: [sampleMembership('Vendas', false)] }));
    expect(h.state().queues.desired).toEqual({});
  });

  it('of queues that an answer lost on its way stay as they are', async () => {
    h.dispatch(
      membershipsReported({ memberships: [sampleMembership('SAC'), sampleMembership('Vendas', false)] }),
    );
    const { type: _unsaid, ...vendas } = sampleMembership('Vendas');
    h.services.commands.joinQueues.next(() =>
      ok({ memberships: [vendas], isPart: true, status: 1, pauseReason: null }),
    );
    turn(true, 'Vendas');
    await h.pass(500);
    expect(h.state().queues.memberships).toEqual([sampleMembership('SAC'), sampleMembership('Vendas')]);
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('turned %s leave the queues alone that the answer does not name', async (_how, isOn) => {
    h.dispatch(
      membershipsReported({ memberships: [sampleMembership('SAC'), sampleMembership('Vendas', !isOn)] }),
    );
    const answer = queuesOf(sampleMembership('Vendas', isOn));
    h.services.commands.joinQueues.next(() => answer);
    h.services.commands.leaveQueues.next(() => answer);
    turn(isOn, 'Vendas');
    await h.pass(500);
    expect(h.state().queues.memberships).toEqual([sampleMembership('SAC'), sampleMembership('Vendas', isOn)]);
    expect(h.state().queues.failure).toBeNull();
  });

  it('turned off are off where the answer names only those that the agent is in', async () => {
    h.dispatch(membershipsReported({ memberships: [sampleMembership('SAC'), sampleMembership('Vendas')] }));
    h.services.commands.leaveQueues.next(() => queuesOf(sampleMembership('SAC')));
    turn(false, 'Vendas');
    await h.pass(500);
    expect(h.state().queues.memberships).toEqual([
      sampleMembership('SAC'),
      sampleMembership('Vendas', false),
    ]);
    expect(h.state().queues.failure).toBeNull();
  });

  it('turned one after the other are one request', async () => {
    turn(true, 'Vendas');
    await h.pass(300);
    turn(true, 'Suporte');
    await h.pass(300);
    turn(true, 'Cobrança');
    await h.pass(500);
    expect(h.services.commands.joinQueues.calls.map(([, , names]) => names)).toEqual([
      ['Vendas', 'Suporte', 'Cobrança'],
    ]);
  });

  it('of one queue: the last wish wins', async () => {
    turn(true, 'Vendas');
    turn(false, 'Vendas');
    await h.pass(500);
    expect(h.services.commands.joinQueues.calls).toEqual([]);
    expect(h.services.commands.leaveQueues.calls.map(([, , names]) => names)).toEqual([['Vendas']]);
  });

  it('turned both ways are two requests at once', async () => {
    h.services.commands.joinQueues.next(timeout);
    turn(true, 'Vendas');
    turn(false, 'SAC');
    await h.pass(500);
    expect(h.services.commands.joinQueues.calls.map(([, , names]) => names)).toEqual([['Vendas']]);
    expect(h.services.commands.leaveQueues.calls.map(([, , names]) => names)).toEqual([['SAC']]);
  });

  it('turned again while the server has not answered are not forgotten', async () => {
    const late = deferred<AckResult<AgentAnswer>>();
    h.services.commands.joinQueues.next(() => late.promise);
    turn(true, 'Vendas');
    await h.pass(500);
    turn(false, 'Vendas');
    late.resolve(queuesOf(sampleMembership('Vendas')));
    await h.pass(500);
    expect(h.services.commands.leaveQueues.calls.map(([, , names]) => names)).toEqual([['Vendas']]);
    expect(joined()).toEqual(['SAC']);
  });

  it.each([
    ['refused', () => refused('SEM_FILA', 'Fila desconhecida'), 'SEM_FILA', 'Fila desconhecida'],
    ['lost with the connection', () => ({ kind: 'disconnected' }) as const, 'offline', ''],
  ])('go back when the request is %s', async (_how, answer, code, message) => {
    h.services.commands.joinQueues.next(answer);
    turn(true, 'Vendas');
    await h.pass(500);
    expect(h.payloads({ type: 'queues/switchFailed' })).toEqual([{ queues: ['Vendas'], code, message }]);
    expect(h.state().queues).toMatchObject({ desired: {}, failure: { code, message } });
    expect(joined()).toEqual(['SAC']);
  });

  it('are asked for again, under the same id, when the answer is lost', async () => {
    h.services.commands.joinQueues.next(timeout);
    h.services.commands.leaveQueues.next(timeout);
    turn(true, 'Vendas');
    turn(false, 'SAC');
    await h.pass(15_500);
    for (const { calls } of [h.services.commands.joinQueues, h.services.commands.leaveQueues]) {
      expect(calls).toHaveLength(2);
      expect(calls[1]?.[1]).toBe(calls[0]?.[1]);
    }
    expect(h.types()).not.toContain('queues/switchFailed');
    expect(h.state().queues.desired).toEqual({});
  });

  it('turned again are not asked for as they were before', async () => {
    h.services.commands.joinQueues.always(timeout);
    turn(true, 'Vendas');
    await h.pass(600);
    turn(false, 'Vendas');
    await h.pass(45_000);
    expect(h.services.commands.joinQueues.calls).toHaveLength(1);
    expect(h.services.commands.leaveQueues.calls).toHaveLength(1);
  });

  it('go back when the server does not answer', async () => {
    h.services.commands.joinQueues.always(timeout);
    turn(true, 'Vendas');
    await h.pass(45_000);
    expect(h.state().queues).toMatchObject({ desired: {}, failure: { code: 'timeout' } });
  });

  it('go back when the server answers but did something else', async () => {
    h.services.commands.joinQueues.next(() => queuesOf(sampleMembership('SAC')));
    turn(true, 'Vendas');
    await h.pass(500);
    expect(h.state().queues.desired).toEqual({});
    expect(joined()).toEqual(['SAC']);
  });

  it('report the status that the server answers', async () => {
    h.services.commands.leaveQueues.next(() =>
      ok({ memberships: [sampleMembership('SAC', false)], status: 5, pauseReason: null }),
    );
    turn(false, 'SAC');
    await h.pass(500);
    expect(h.state().agent.status).toBe(5);
  });
});

describe('the queues of the centre', () => {
  beforeEach(() => {
    h = createSagaHarness({ facts: signedIn });
  });

  it('are read when the session begins', async () => {
    h.run(watchQueues);
    await h.settle();
    expect(h.state().queues.all.map(({ name }) => name)).toEqual(['SAC', 'Vendas']);
  });

  it('are read again when the agent asks after a failure', async () => {
    h.services.queueApi.queues.next(fails('offline'));
    h.run(watchQueues);
    await h.settle();
    expect(h.state().queues.read).toEqual({ status: 'failed', failure: { code: 'offline', message: '' } });
    h.dispatch(readRequested());
    await h.settle();
    expect(h.state().queues.read.status).toBe('loaded');
  });
});
