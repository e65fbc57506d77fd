import * as page from '../../../src/store/page/actions';
import { selectIsElsewhere, selectReloadDelayed, selectTakeOver } from '../../../src/store/page/selectors';
import { fold } from '../../support/fold';

const elsewhere = [page.leadFoundElsewhere(), page.takeOverStarted()];

test('a tab works, or says that another one does', () => {
  expect(selectIsElsewhere(fold([]))).toBe(false);
  expect(selectIsElsewhere(fold([page.leadGained()]))).toBe(false);
  expect(selectIsElsewhere(fold([page.leadFoundElsewhere()]))).toBe(true);
  expect(selectIsElsewhere(fold([...elsewhere, page.leadGained()]))).toBe(false);
  expect(selectIsElsewhere(fold([page.leadGained(), page.leadPassed()]))).toBe(true);
});

test('the wish to take over is told until it comes true', () => {
  expect(selectTakeOver(fold(elsewhere))).toBe('asked');
  expect(selectTakeOver(fold([...elsewhere, page.takeOverFailed({ reason: 'inCall' })]))).toBe('inCall');
  expect(selectTakeOver(fold([...elsewhere, page.leadGained()]))).toBeNull();
});

test('a tab that works has nothing to take over', () => {
  const state = fold([page.leadGained()]);
  expect(fold([page.takeOverStarted()], state)).toBe(state);
  expect(fold([page.takeOverFailed({ reason: 'silent' })], state)).toBe(state);
});

test('a failure of a script that the page lives on with stays on show', () => {
  expect(selectReloadDelayed(fold([page.reloadDelayed({ reason: 'inCall' })]))).toBe('inCall');
});
