import { keepRecentReplies } from '../../../src/sagas/messages/recentReplies';
import { insertRequested } from '../../../src/store/cannedReplies/actions';
import { selectRecentReplies } from '../../../src/store/cannedReplies/selectors';
import { configured, connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;

beforeEach(() => {
  h = createSagaHarness({ facts: () => [...configured(), ...signedIn(), ...connected()] });
  h.services.disk.recentReplies.set('ana', ['Saudação', 'Prazo']);
  h.services.disk.recentReplies.set('bruno', ['Horário']);
  h.run(keepRecentReplies);
});

afterEach(() => h.end());

it('tells an agent who signs in which replies they used on this browser', () => {
  expect(selectRecentReplies(h.state())).toEqual(['Saudação', 'Prazo']);
});

it('keeps the one that is used first, and nothing of other agents', () => {
  h.dispatch(insertRequested({ name: 'Prazo' }));
  expect(selectRecentReplies(h.state())).toEqual(['Prazo', 'Saudação']);
  expect(h.services.disk.recentReplies.get('ana')).toEqual(['Prazo', 'Saudação']);
  expect(h.services.disk.recentReplies.get('bruno')).toEqual(['Horário']);
});
