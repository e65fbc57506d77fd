import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { sessionRestored } from '../../../src/store/auth/actions';
import * as history from '../../../src/store/history/actions';
import { selectListedServices } from '../../../src/store/history/listSelectors';
import { membershipsReported } from '../../../src/store/queues/actions';
import { fails } from '../../support/fakes/scripted';
import { atWork, configured } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleUser } from '../../support/sagaSamples';
import { sampleCallRow, sampleServiceRow } from '../../support/samples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  h.run(() => serve(sessionWorkers()));
});
afterEach(() => h.end());

const week = { from: '2026-03-03', to: '2026-03-10' };

const api = () => h.services.historyApi;

async function read(table: 'calls' | 'services' = 'calls'): Promise<void> {
  h.dispatch(history.readRequested({ table, period: week }));
  await h.pass(100);
}

describe('the services', () => {
  it('are read all the same while no queue is known, as after a reload without the socket', async () => {
    await h.end();
    const user = sampleUser();
    h = createSagaHarness({ facts: () => [...configured(), sessionRestored({ user })] });
    h.run(() => serve(sessionWorkers()));
    api().services.next(() => [() => [sampleServiceRow({ id: '7' })]]);
    await read('services');
    expect(api().services.calls).toMatchObject([[{ agent: 'Ana Lima' }, null]]);
    expect(selectListedServices(h.state())).toMatchObject([{ conversation: { id: '7' } }]);
  });

  it('are none where the server says that the agent has no queue', async () => {
    h.dispatch(membershipsReported({ memberships: [] }));
    await read('services');
    expect(api().services.calls).toEqual([]);
  });
});

describe('a classification', () => {
  const choice = { classificationId: '1', subclassificationId: null, notes: '' };

  it('that nobody answered yet stands after the next read of the rows', async () => {
    h.services.callApi.classify.next(fails('offline'));
    h.dispatch(history.classifyRequested({ table: 'calls', id: 'u1', ...choice, protocol: '' }));
    await h.settle();
    api().calls.always(() => [() => [sampleCallRow({ id: 'u1', uniqueId: 'u1', classification: null })]]);
    await read();
    await read();
    const shown = () => h.state().history.calls.classified.map(([id]) => id);
    expect(shown()).toEqual(['u1']);
    h.dispatch(history.leaveRequested());
    await read();
    expect(shown()).toEqual(['u1']);
    h.services.disk.pendingClassifications.clear();
    await read();
    expect(shown()).toEqual([]);
  });
});
