import { keepFormerQueues } from '../../../src/sagas/agent/formerQueues';
import { selectFormerQueues } from '../../../src/store/attendance/selectors';
import { membershipsReported } from '../../../src/store/queues/actions';
import { configured, connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;

const NAMES = ['SAC', 'Vendas', 'Voz'];

const FORMER = { queues: ['SAC', 'Voz'], at: 5 };

/** The agent is in these queues of theirs. */
const isIn = (...queues: string[]) => {
  const memberships = NAMES.map((name) => sampleMembership(name, queues.includes(name)));
  h.dispatch(membershipsReported({ memberships }));
};

const kept = () => h.services.disk.formerQueues.get('ana')?.queues;

beforeEach(() => {
  h = createSagaHarness({ facts: () => [...configured(), ...signedIn(), ...connected()] });
  h.services.disk.formerQueues.set('ana', FORMER);
  h.services.disk.formerQueues.set('bruno', { queues: ['Vendas'], at: 6 });
  h.run(keepFormerQueues);
});

afterEach(() => h.end());

it('tells an agent who signs in where they worked last on this browser', () => {
  isIn();
  expect(selectFormerQueues(h.state())).toEqual(FORMER);
});

it('keeps more queues at once, and fewer only once they stay so', async () => {
  isIn('SAC', 'Voz', 'Vendas');
  expect(kept()).toEqual(['SAC', 'Vendas', 'Voz']);
  isIn('SAC', 'Voz');
  await h.pass(59_000);
  isIn('SAC');
  await h.pass(59_000);
  expect(kept()).toEqual(['SAC', 'Vendas', 'Voz']);
  await h.pass(1_000);
  expect(kept()).toEqual(['SAC']);
});

it('keeps what an agent leaves who goes, and tells it at once', async () => {
  isIn('SAC', 'Voz', 'Vendas');
  isIn('Voz');
  isIn();
  await h.pass(120_000);
  expect(kept()).toEqual(['SAC', 'Vendas', 'Voz']);
  expect(selectFormerQueues(h.state())?.queues).toEqual(['SAC', 'Vendas', 'Voz']);
});
