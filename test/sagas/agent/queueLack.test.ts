import { watchQueueLack } from '../../../src/sagas/agent/queueLack';
import { authenticated } from '../../../src/store/connection/actions';
import { createOpenRequested } from '../../../src/store/conversations/actions';
import { selectCreation } from '../../../src/store/conversations/createSelectors';
import { membershipsReported } from '../../../src/store/queues/actions';
import { selectLacking } from '../../../src/store/queues/selectors';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake, sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  h.run(watchQueueLack);
  h.dispatch(createOpenRequested({ kind: 'whatsapp', name: '', address: '', contactId: null }));
});
afterEach(() => h.end());

const standing = () => [selectCreation(h.state())?.kind ?? null, selectLacking(h.state())];

const out = [sampleMembership('SAC', false)];

describe('a new conversation that is being filled in', () => {
  it.each([
    ['the server takes its last queue', () => membershipsReported({ memberships: out })],
    ['a new connection finds none', () => authenticated(sampleHandshake({ memberships: out }))],
  ])('is closed, and told why, when %s', (_when, fact) => {
    h.dispatch(fact());
    expect(standing()).toEqual([null, 'whatsapp']);
  });

  it('stays while there is a queue for it', () => {
    h.dispatch(
      membershipsReported({ memberships: [sampleMembership('SAC'), sampleMembership('Outra', false)] }),
    );
    expect(standing()).toEqual(['whatsapp', null]);
  });
});

it('nothing is lacked where nothing is being filled in', async () => {
  await h.end();
  h = createSagaHarness({ facts: () => atWork() });
  h.run(watchQueueLack);
  h.dispatch(membershipsReported({ memberships: out }));
  expect(standing()).toEqual([null, null]);
});
