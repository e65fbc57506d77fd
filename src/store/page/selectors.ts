import type { RootState } from '../rootReducer';

/** Whether another tab of this browser is the one that works. */
export function selectIsElsewhere({ page }: RootState): boolean {
  return page.leader === 'elsewhere';
}

/** Whether this tab is the one that works. */
export function selectIsLeader({ page }: RootState): boolean {
  return page.leader === 'mine';
}

/** The wish to work in this tab: none, under way, or why it failed. */
export function selectTakeOver({ page }: RootState): RootState['page']['takeOver'] {
  return page.takeOver;
}

/** Why the page was not loaded anew after a failure; null: nothing failed. */
export function selectReloadDelayed({ page }: RootState): RootState['page']['reloadDelayed'] {
  return page.reloadDelayed;
}
