import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { watchQueues } from '../../../src/sagas/agent/queues';
import type { AckResult } from '../../../src/services/realtime/ackResult';
import type { AgentAnswer } from '../../../src/services/realtime/commands';
import { pauseRequested, statusReported } from '../../../src/store/agent/actions';
import { sessionRestored } from '../../../src/store/auth/actions';
import { leadershipGained, otherLeaderFound } from '../../../src/store/page/actions';
import { membershipsReported, switchRequested } from '../../../src/store/queues/actions';
import type { QueueMembership } from '../../../src/store/queues/types';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { configured, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake, sampleMembership, sampleUser } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

function queuesOf(...memberships: QueueMembership[]): AckResult<AgentAnswer> {
  return ok({ memberships, status: 1, pauseReason: null });
}

function joined(): string[] {
  return h.state().queues.memberships.flatMap(({ queue, joined: isIn }) => (isIn ? [queue] : []));
}

const inModeT = sampleUser({ queueMode: 'allOnEntry' });

const turn = (isOn: boolean, ...queues: string[]) => h.dispatch(switchRequested({ queues, joined: isOn }));

describe('a new connection', () => {
  const all = [sampleMembership('SAC', false), sampleMembership('Vendas', false)];

  async function start(
    queueMode: 'perQueue' | 'allOnEntry',
    memberships: QueueMembership[],
    ...answers: (() => AckResult<AgentAnswer>)[]
  ): Promise<void> {
    h = createSagaHarness({
      facts: () => [...signedIn({ queueMode }), membershipsReported({ memberships })],
    });
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ memberships }),
    }));
    h.services.commands.joinQueues.always((_who, _reqId, names) =>
      queuesOf(...memberships.map((one) => ({ ...one, joined: one.joined || names.includes(one.queue) }))),
    );
    h.services.commands.joinQueues.next(...answers);
    h.run(watchQueues);
    h.run(keepConnected);
    await h.settle();
  }

  async function reconnect(memberships: QueueMembership[]): Promise<void> {
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ memberships, replay: 'nothing' }),
    }));
    h.services.realtime.drop();
    await h.pass(2_000);
  }

  const requests = () => h.services.commands.joinQueues.calls.map(([, , names, reason]) => [names, reason]);

  it('joins all queues in mode T', async () => {
    await start('allOnEntry', all);
    expect(requests()).toEqual([[['SAC', 'Vendas'], 'entry']]);
    expect(joined()).toEqual(['SAC', 'Vendas']);
  });

  it('leaves the switches as they are where the server names the queues alone', async () => {
    const memberships = [sampleMembership('SAC'), sampleMembership('Vendas', false)];
    await start('perQueue', memberships);
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: {
        ...sampleHandshake({ replay: 'nothing' }),
        memberships: memberships.map(({ queue }) => ({ queue })),
      },
    }));
    h.services.realtime.drop();
    await h.pass(2_000);
    expect(h.state().queues.memberships).toEqual(memberships);
    expect(requests()).toEqual([]);
  });

  it('joins those that are off, also when one was on', async () => {
    await start('allOnEntry', [sampleMembership('SAC'), sampleMembership('Vendas', false)]);
    expect(requests()).toEqual([[['Vendas'], 'entry']]);
    expect(joined()).toEqual(['SAC', 'Vendas']);
  });

  it.each([
    ['goes on with a session', () => [...configured(), sessionRestored({ user: inModeT })]],
    [
      'takes over from another tab',
      () => [...signedIn({ queueMode: 'allOnEntry' }), otherLeaderFound(), leadershipGained()],
    ],
  ])('joins none on a page that %s', async (_how, facts) => {
    h = createSagaHarness({ facts: () => [...facts(), membershipsReported({ memberships: all })] });
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ memberships: all }),
    }));
    h.run(watchQueues);
    h.run(keepConnected);
    await h.settle();
    expect(requests()).toEqual([]);
  });

  it('joins none in other modes', async () => {
    await start('perQueue', all);
    expect(requests()).toEqual([]);
  });

  it('joins all only once: who left them stays out', async () => {
    await start('allOnEntry', all);
    h.services.commands.leaveQueues.next(() => queuesOf(...all));
    turn(false, 'SAC', 'Vendas');
    await h.pass(500);
    expect(joined()).toEqual([]);
    await reconnect(all);
    expect(requests()).toHaveLength(1);
  });

  it('joins all at the next one when the first attempt came to nothing', async () => {
    await start('allOnEntry', all, () => ({ kind: 'disconnected' }));
    expect(joined()).toEqual([]);
    await reconnect(all);
    expect(requests()).toEqual([
      [['SAC', 'Vendas'], 'entry'],
      [['SAC', 'Vendas'], 'entry'],
    ]);
    expect(joined()).toEqual(['SAC', 'Vendas']);
  });

  it('joins again what the server dropped, and not what the agent left', async () => {
    const before = [sampleMembership('SAC'), sampleMembership('Vendas', false)];
    await start('perQueue', before);
    await reconnect(all);
    expect(requests()).toEqual([[['SAC'], 'reconnection']]);
  });

  it('joins the others where a queue was taken from the agent meanwhile, and asks for that one no more', async () => {
    await start('perQueue', [sampleMembership('SAC'), sampleMembership('Vendas')]);
    h.services.commands.joinQueues.always((_who, _reqId, names) =>
      names.includes('Vendas') ? refused('SEM_FILA') : queuesOf(sampleMembership('SAC')),
    );
    await reconnect([sampleMembership('SAC', false)]);
    expect(requests()).toEqual([[['SAC'], 'reconnection']]);
    await reconnect([sampleMembership('SAC')]);
    expect(requests()).toHaveLength(1);
    expect(joined()).toEqual(['SAC']);
  });

  it('joins all again where the server lists none', async () => {
    await start('perQueue', [sampleMembership('SAC'), sampleMembership('Vendas')]);
    await reconnect([]);
    expect(requests()).toEqual([[['SAC', 'Vendas'], 'reconnection']]);
  });

  it('joins what was dropped at the next one too when the first attempt failed', async () => {
    await start('perQueue', [sampleMembership('SAC')]);
    h.services.commands.joinQueues.next(() => ({ kind: 'disconnected' }));
    await reconnect([sampleMembership('SAC', false)]);
    await reconnect([sampleMembership('SAC', false)]);
    expect(requests()).toEqual([
      [['SAC'], 'reconnection'],
      [['SAC'], 'reconnection'],
    ]);
    await reconnect([sampleMembership('SAC')]);
    expect(requests()).toHaveLength(2);
  });

  it('does not join a dropped queue that the agent turned off meanwhile', async () => {
    await start('perQueue', [sampleMembership('SAC')]);
    h.services.commands.joinQueues.next(() => ({ kind: 'disconnected' }));
    await reconnect([sampleMembership('SAC', false)]);
    turn(false, 'SAC');
    await h.pass(500);
    await reconnect([sampleMembership('SAC', false)]);
    expect(requests()).toHaveLength(1);
  });
});

describe('an old server without acknowledgements', () => {
  async function start(queueMode: 'perQueue' | 'allOnEntry' = 'perQueue'): Promise<void> {
    h = createSagaHarness({
      facts: () => [
        ...signedIn({ queueMode }),
        membershipsReported({
          memberships: [sampleMembership('SAC', queueMode === 'perQueue'), sampleMembership('Vendas', false)],
        }),
      ],
    });
    h.services.realtime.authenticate.always(() => ({ kind: 'noAck' }));
    for (const command of [h.services.commands.joinQueues, h.services.commands.leaveQueues]) {
      command.always(timeout);
    }
    h.run(watchQueues);
    h.run(keepConnected);
    await h.pass(10_000);
    h.forget();
  }

  it('is taken to have done what it was asked', async () => {
    await start();
    turn(true, 'Vendas');
    await h.pass(10_500);
    expect(joined()).toEqual(['SAC', 'Vendas']);
    turn(false, 'SAC', 'Vendas');
    await h.pass(10_500);
    expect(joined()).toEqual([]);
    expect(h.state().agent.status).toBe(5);
    expect(h.types()).not.toContain('queues/switchFailed');
  });

  it('keeps a paused agent paused while they are in some queue, and no longer', async () => {
    await start();
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    turn(true, 'Vendas');
    await h.pass(10_500);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
    turn(false, 'SAC');
    await h.pass(10_500);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
    turn(false, 'Vendas');
    await h.pass(10_500);
    expect(h.state().agent).toMatchObject({ status: 5, pauseReason: null });
  });

  it('is asked for all queues on entry in mode T, and for those of the agent at a reconnection', async () => {
    await start('allOnEntry');
    expect(joined()).toEqual(['SAC', 'Vendas']);
    h.services.realtime.drop();
    await h.pass(2_000);
    const requests = h.services.commands.joinQueues.calls.map(([, , names, reason]) => [names, reason]);
    expect(requests).toEqual([
      [['SAC', 'Vendas'], 'entry'],
      [['SAC', 'Vendas'], 'reconnection'],
    ]);
    await h.pass(10_000);
  });
});
