import { keepAgentState } from '../../../src/sagas/connection/agentState';
import { pauseRequested, statusReported } from '../../../src/store/agent/actions';
import { changedByServer } from '../../../src/store/attendance/actions';
import { membershipsReported, statusReported as panelsReported } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

const memberships = [sampleMembership('SAC'), sampleMembership('Vendas')];

beforeEach(async () => {
  h = createSagaHarness({ facts: () => [...signedIn(), ...connected({ memberships })] });
  h.run(keepAgentState);
  await h.settle();
  h.forget();
});

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

const report = (...statuses: QueueStatus[]) => h.dispatch(panelsReported({ statuses, totals: null }));

/** The queues tell this, and the time of an own answer passes. */
async function told(...statuses: QueueStatus[]): Promise<void> {
  report(...statuses);
  await h.pass(1_000);
}

const joined = () => h.state().queues.memberships.flatMap((one) => (one.joined ? [one.queue] : []));
const changes = () => h.payloads(changedByServer);

const ME = { extension: '2001' };

describe('what the queues say of the agent', () => {
  it.each<[string, Partial<QueueStatus['agents'][number]>, [number, string | null]]>([
    ['busy, by the extension', { ...ME, status: 2 }, [2, null]],
    ['busy otherwise, by the name without case and accents', { name: 'ÁNA LIMA', status: 3 }, [3, null]],
    ['paused, by the login', { name: 'ana', status: 10, pauseReason: 'Auditoria' }, [10, 'Auditoria']],
  ])('%s, becomes their status and starts its clock anew', async (_what, own, [status, pauseReason]) => {
    await told(panel('SAC', { name: 'Bia Reis' }, own));
    expect(h.state().agent).toMatchObject({ status, pauseReason, since: Date.now() });
    expect(changes()).toEqual([{ status, pauseReason, formerStatus: 1, formerReason: null, left: [] }]);
    await told(panel('SAC', { ...own, status: 1, pauseReason: null }));
    expect(h.state().agent).toMatchObject({ status: 1, pauseReason: null });
    expect(joined()).toEqual(['SAC', 'Vendas']);
  });

  it('takes them out of a queue that lists others and no longer the agent', async () => {
    await told(panel('SAC', ME, { name: 'Bia Reis' }));
    await told(panel('SAC', { name: 'Bia Reis' }));
    expect(joined()).toEqual(['Vendas']);
    expect(h.state().agent.status).toBe(1);
    expect(changes()).toMatchObject([{ left: ['SAC'] }]);
    await told(panel('Vendas', { ...ME, status: 5 }));
    expect(joined()).toEqual([]);
    expect(h.state().agent.status).toBe(5);
  });

  it('takes them out of a queue that listed nobody else, and lists nobody now', async () => {
    await told(panel('SAC', ME), panel('Vendas', ME));
    await told(panel('SAC'), panel('Vendas'));
    expect(joined()).toEqual([]);
    expect(h.state().agent.status).toBe(5);
    expect(changes()).toMatchObject([{ status: 5, left: ['SAC', 'Vendas'] }]);
  });

  it('takes them out of a queue that named them while their own wish was on its way', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await told(panel('SAC', ME));
    h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await told(panel('SAC'));
    expect(joined()).toEqual(['Vendas']);
  });

  it('says nothing where it may be partial: nobody listed, only others, a status left out, one queue of two', async () => {
    await told(panel('SAC'));
    await told(panel('SAC', { name: 'Bia Reis' }));
    await told(panel('SAC', { ...ME, status: 0 }));
    await told(panel('SAC', { ...ME, status: 10, pauseReason: 'Almoço' }), panel('Vendas', ME));
    expect(joined()).toEqual(['SAC', 'Vendas']);
    expect(h.state().agent.status).toBe(1);
    expect(changes()).toEqual([]);
  });
});

describe('what the agent asked for counts more', () => {
  it('while it is on its way', async () => {
    h.dispatch(pauseRequested({ reason: 'Almoço' }));
    await told(panel('SAC', { ...ME, status: 2 }));
    expect(h.state().agent.status).toBe(1);
  });

  it('when its answer comes right after the queues said something older', async () => {
    report(panel('SAC', ME));
    await h.pass(200);
    h.dispatch(membershipsReported({ memberships }));
    h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await h.pass(1_000);
    expect(h.state().agent).toMatchObject({ status: 10, pauseReason: 'Almoço' });
    expect(changes()).toEqual([]);
  });
});
