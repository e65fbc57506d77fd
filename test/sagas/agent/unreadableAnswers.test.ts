import { watchAgent } from '../../../src/sagas/agent/agent';
import { readQueueStatus, watchQueues } from '../../../src/sagas/agent/queues';
import { pauseRequested } from '../../../src/store/agent/actions';
import { statusReported, switchRequested } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { ok } from '../../support/fakes/fakeCommands';
import { connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleMembership } from '../../support/sagaSamples';

const unreadable = () => ({ kind: 'unreadable' }) as const;
const totals = { chat: 0, whatsapp: 0, email: 0, voice: 0 };

let h: SagaHarness;
beforeEach(async () => {
  const memberships = [sampleMembership('SAC'), sampleMembership('Vendas', false)];
  h = createSagaHarness({ facts: () => [...signedIn(), ...connected({ memberships })] });
  h.run(watchQueues);
  h.run(watchAgent);
  await h.settle();
  h.forget();
  const { joinQueues, leaveQueues, pause } = h.services.commands;
  for (const command of [joinQueues, leaveQueues, pause]) command.always(unreadable);
});
afterEach(() => h.end());

const SAYS_NOTHING: [string, QueueStatus[]] = ['of nobody', []];

/** A panel with the agents of a queue, by name and status. */
const panel = (queue: string, agents: Record<string, 1 | 5 | 10>): QueueStatus => ({
  queue,
  agents: Object.entries(agents).map(([name, status]) => ({
    name,
    status,
    extension: '',
    statusText: '',
    pauseReason: null,
  })),
  waiting: null,
});

function telling(...statuses: QueueStatus[]): void {
  h.services.commands.queueStatus.always(() => ok({ statuses, totals, waiting: {} }));
}

const joined = () => h.state().queues.memberships.flatMap(({ queue, joined: isIn }) => (isIn ? [queue] : []));

describe('a switch whose answer cannot be read', () => {
  it.each<[string, QueueStatus[]]>([
    SAYS_NOTHING,
    ['of the agent by login', [panel('Vendas', { 'Bia Reis': 1, ana: 1 })]],
  ])('counts as done where the queues tell %s', async (_what, statuses) => {
    telling(...statuses);
    h.dispatch(switchRequested({ queues: ['Vendas'], joined: true }));
    await h.pass(60_000);
    expect(h.services.commands.joinQueues.calls).toHaveLength(1);
    expect(joined()).toEqual(['SAC', 'Vendas']);
  });

  it('has failed where they say otherwise', async () => {
    telling(panel('Vendas', { 'Bia Reis': 1 }), panel('SAC', { 'Ana Lima': 1 }));
    h.dispatch(switchRequested({ queues: ['Vendas'], joined: true }));
    await h.pass(1_000);
    h.dispatch(switchRequested({ queues: ['SAC'], joined: false }));
    await h.pass(1_000);
    expect(joined()).toEqual(['SAC']);
    expect(h.payloads({ type: 'queues/switchFailed' })).toMatchObject([
      { queues: ['Vendas'], code: 'badAnswer' },
      { queues: ['SAC'], code: 'badAnswer' },
    ]);
  });
});

it.each<[string, 1 | 10, number]>([
  ['counts as done where the queues show it', 10, 10],
  ['has failed where they show the agent at work', 1, 1],
])('a pause whose answer cannot be read %s', async (_what, shown, status) => {
  telling(panel('SAC', { 'Ana Lima': shown }));
  h.dispatch(pauseRequested({ reason: 'Almoço' }));
  await h.pass(60_000);
  expect(h.services.commands.pause.calls).toHaveLength(1);
  expect(h.state().agent).toMatchObject({ status, pending: null });
});

it('the queues are asked once more when what they tell cannot be read', async () => {
  h.services.commands.queueStatus.always(unreadable);
  h.run(readQueueStatus);
  await h.pass(60_000);
  expect(h.services.commands.queueStatus.calls).toHaveLength(2);
  h.services.commands.queueStatus.next(unreadable, () => ok({ statuses: [], totals, waiting: {} }));
  h.run(readQueueStatus);
  await h.pass(5_000);
  expect(h.payloads(statusReported)).toHaveLength(1);
});
