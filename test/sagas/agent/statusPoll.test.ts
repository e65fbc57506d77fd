import { pollQueueStatus } from '../../../src/sagas/agent/statusPoll';
import { hidden, shown } from '../../../src/store/app/actions';
import { authenticated } from '../../../src/store/connection/actions';
import { membershipsReported, statusReported } from '../../../src/store/queues/actions';
import { timeout } from '../../support/fakes/fakeCommands';
import { connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake, sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => [...signedIn(), ...connected()] });
  h.run(pollQueueStatus);
});
afterEach(() => h.end());

const asked = () => h.services.commands.queueStatus.calls.length;

it('asks 30 s after the queues were told last', async () => {
  await h.pass(20_000);
  h.dispatch(statusReported({ statuses: [], totals: null }));
  await h.pass(29_000);
  expect(asked()).toBe(0);
  await h.pass(1_000);
  expect(asked()).toBe(1);
  await h.pass(30_000);
  expect(asked()).toBe(2);
});

it('does not ask for an agent who is in no queue, or on a page that nobody sees', async () => {
  h.dispatch(membershipsReported({ memberships: [sampleMembership('SAC', false)] }));
  await h.pass(60_000);
  h.dispatch(hidden());
  h.dispatch(membershipsReported({ memberships: [sampleMembership('SAC')] }));
  await h.pass(60_000);
  expect(asked()).toBe(0);
  h.dispatch(shown());
  await h.settle();
  expect(asked()).toBe(1);
});

it('leaves a server alone that does not answer, until the next connection', async () => {
  h.services.commands.queueStatus.always(timeout);
  await h.pass(600_000);
  expect(asked()).toBe(2);
  h.dispatch(authenticated(sampleHandshake()));
  await h.pass(40_000);
  expect(asked()).toBe(3);
});
