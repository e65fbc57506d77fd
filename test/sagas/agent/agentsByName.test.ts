import { watchQueues } from '../../../src/sagas/agent/queues';
import * as queues from '../../../src/store/queues/actions';
import { selectQueues } from '../../../src/store/queues/selectors';
import type { QueueStatus } from '../../../src/store/queues/types';
import { deferred, fails } from '../../support/fakes/scripted';
import { connected, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const totals = { chat: 0, whatsapp: 2, email: 0, voice: 1 };

/** A panel that tells of agents by extension alone. */
const panel = (...extensions: string[]): QueueStatus => ({
  queue: 'Voz',
  agents: extensions.map((extension) => ({
    name: '',
    extension,
    status: 1,
    statusText: 'Disponível',
    pauseReason: null,
  })),
  waiting: null,
});

const colleague = (name: string, extension: string | null) => ({ name, extension, status: 1, queues: null });

let h: SagaHarness;
beforeEach(async () => {
  h = createSagaHarness({ facts: () => [...signedIn(), ...connectedToOldServer(), ...inSync()] });
  h.services.agentApi.agents.always(() => [
    colleague('Bia Reis', '2000'),
    colleague('Caio Luz', '2001'),
    colleague('Davi Sá', null),
  ]);
  h.run(watchQueues);
  await h.settle();
});
afterEach(() => h.end());

const tell = async (...statuses: QueueStatus[]): Promise<void> => {
  h.dispatch(queues.statusReported({ statuses, totals }));
  await h.settle();
};
const reads = () => h.services.agentApi.agents.calls.length;
const names = () => selectQueues(h.state()).statuses.flatMap(({ agents }) => agents.map(({ name }) => name));

describe('a look at who works in the queues', () => {
  const asked = () => h.services.commands.queueStatus.calls.length;

  it('asks the server where no numbered events tell it', async () => {
    const before = asked();
    h.dispatch(queues.statusReadRequested());
    await h.settle();
    expect(asked()).toBe(before + 1);
  });

  it('asks nothing where they do', async () => {
    for (const fact of connected()) h.dispatch(fact);
    await h.settle();
    const before = asked();
    h.dispatch(queues.statusReadRequested());
    await h.settle();
    expect(asked()).toBe(before);
  });
});

describe('agents of the queues without a name', () => {
  it('get that of the list, which is read once for all of them', async () => {
    await tell(panel('2000'), panel('2001', '2000'));
    expect(names()).toEqual(['Bia Reis', 'Caio Luz', 'Bia Reis']);
    await tell(panel('2001'));
    expect(names()).toEqual(['Caio Luz']);
    expect(reads()).toBe(1);
  });

  it('have the list read again for an extension that it did not have, once', async () => {
    await tell(panel('2000'));
    await tell(panel('2000', '2005'));
    await tell(panel('2000', '2005'));
    expect(names()).toEqual(['Bia Reis', '']);
    expect(reads()).toBe(2);
  });

  it('stay as they are where the list cannot be read, which is tried again after a minute', async () => {
    h.services.agentApi.agents.next(fails('http'));
    await tell(panel('2000'));
    await tell(panel('2000'));
    expect(names()).toEqual(['']);
    expect(reads()).toBe(1);
    await h.pass(60_000);
    await tell(panel('2000'));
    expect(names()).toEqual(['Bia Reis']);
  });

  it('do not bring back what the server said before the list came', async () => {
    const late = deferred<ReturnType<typeof colleague>[]>();
    h.services.agentApi.agents.next(() => late.promise);
    await tell(panel('2000'));
    await tell(panel('2001', '2000'));
    const waiting = { 'WhatsApp Vendas': [{ id: '1', name: 'Rui', since: null }] };
    const counted = { ...totals, whatsapp: 3 };
    h.dispatch(queues.waitingReported({ complete: true, totals: counted, items: waiting }));
    late.resolve([colleague('Bia Reis', '2000'), colleague('Caio Luz', '2001')]);
    await h.settle();
    expect(names()).toEqual(['Caio Luz', 'Bia Reis']);
    expect(selectQueues(h.state())).toMatchObject({ totals: counted, waiting });
  });
});

it('agents whom the server names need no list', async () => {
  const { agents, ...voice } = panel('2000', '');
  await tell({ ...voice, agents: agents.map((one) => ({ ...one, name: 'Bia' })) });
  expect(reads()).toBe(0);
  expect(h.payloads(queues.statusReported)).toHaveLength(1);
});
