import { watchSearch } from '../../../src/sagas/conversations/search';
import { searchRequested } from '../../../src/store/conversations/actions';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness();
  h.run(watchSearch);
});
afterEach(() => h.end());

it('filters the list with the last text once typing rested for 500 ms', async () => {
  h.dispatch(searchRequested({ text: 'ma' }));
  await h.pass(499);
  h.dispatch(searchRequested({ text: 'maria' }));
  await h.pass(499);
  expect(h.state().conversations.search).toEqual({ typed: 'maria', applied: '' });
  await h.pass(1);
  expect(h.payloads({ type: 'conversations/searchSettled' })).toEqual([{ text: 'maria' }]);
  expect(h.state().conversations.search).toEqual({ typed: 'maria', applied: 'maria' });
});
