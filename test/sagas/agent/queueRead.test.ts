import { readQueueStatus, watchQueues } from '../../../src/sagas/agent/queues';
import { authenticated, lost } from '../../../src/store/connection/actions';
import { createOpenRequested } from '../../../src/store/conversations/createActions';
import { selectMustClassify } from '../../../src/store/conversations/selectors';
import { selectQueueAddress } from '../../../src/store/queues/selectors';
import { waitingReported } from '../../../src/store/queues/actions';
import { ok } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
});
afterEach(() => h.end());

const changed = () => [
  { name: 'SAC', type: 4, mustClassify: true, instances: ['loja'], email: 'sac@aurora.example' },
];

describe('the settings of a queue that change', () => {
  it('count once the connection is back', async () => {
    h.run(watchQueues);
    await h.settle();
    expect(selectMustClassify(h.state(), '1001')).toBe(false);
    h.services.queueApi.queues.always(changed);
    h.dispatch(lost({ cause: 'transport close' }));
    h.dispatch(authenticated(sampleHandshake()));
    await h.pass(2_000);
    expect(selectMustClassify(h.state(), '1001')).toBe(true);
    expect(selectQueueAddress(h.state(), 'SAC')).toBe('sac@aurora.example');
  });

  it('count with what is begun there, more than 5 minutes later', async () => {
    h.run(watchQueues);
    await h.pass(5 * 60_000 + 1);
    h.services.queueApi.queues.always(changed);
    h.dispatch(createOpenRequested({ kind: 'email', address: '', name: '', contactId: null }));
    await h.settle();
    expect(h.state().queues.all).toMatchObject([{ instances: ['loja'] }]);
  });

  it('come by themselves after a login at which they could not be read', async () => {
    h.services.queueApi.queues.next(fails('offline'));
    h.run(watchQueues);
    await h.settle();
    expect(h.state().queues.read.status).toBe('failed');
    await h.pass(2_000);
    expect(h.state().queues.read.status).toBe('loaded');
  });
});

it('a look into the queues that says how many wait, and not who, leaves the list', async () => {
  const items = { SAC: [{ id: '7', name: 'Rita', since: null }] };
  h.dispatch(waitingReported({ complete: true, totals: null, items }));
  const statuses = [{ queue: 'SAC', agents: [], waiting: 3 }];
  h.services.commands.queueStatus.always(() => ok({ statuses, totals: null, waiting: null }));
  h.services.queueApi.queues.always(changed);
  h.run(watchQueues);
  await h.settle();
  h.run(readQueueStatus);
  await h.settle();
  expect(h.state().queues).toMatchObject({ waiting: items, totals: { email: 3 } });
});
