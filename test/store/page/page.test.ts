import * as page from '../../../src/store/page/actions';
import { selectIsElsewhere, selectReloadDelayed, selectTakeOver } from '../../../src/store/page/selectors';
import { fold } from '../../support/fold';

const elsewhere = [page.otherLeaderFound(), page.takeOverStarted()];

test('a tab works, or says that another one does', () => {
  expect(selectIsElsewhere(fold([]))).toBe(false);
  expect(selectIsElsewhere(fold([page.leadershipGained()]))).toBe(false);
  expect(selectIsElsewhere(fold([page.otherLeaderFound()]))).toBe(true);
  expect(selectIsElsewhere(fold([...elsewhere, page.leadershipGained()]))).toBe(false);
  expect(selectIsElsewhere(fold([page.leadershipGained(), page.leadershipPassed()]))).toBe(true);
});

test('the wish to take over is told until it comes true', () => {
  expect(selectTakeOver(fold(elsewhere))).toBe('asked');
  expect(selectTakeOver(fold([...elsewhere, page.takeOverFailed({ reason: 'inCall' })]))).toBe('inCall');
  expect(selectTakeOver(fold([...elsewhere, page.leadershipGained()]))).toBeNull();
});

test('a tab that works has nothing to take over', () => {
  const state = fold([page.leadershipGained()]);
  expect(fold([page.takeOverStarted()], state)).toBe(state);
  expect(fold([page.takeOverFailed({ reason: 'silent' })], state)).toBe(state);
});

test('a failure of a script that the page lives on with stays on show', () => {
  expect(selectReloadDelayed(fold([page.reloadDelayed({ reason: 'inCall' })]))).toBe('inCall');
});
