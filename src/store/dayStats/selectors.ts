import type { RootState } from '../rootReducer';

/** What the agent did today, as last counted, and how the counting stands. */
export function selectDayStats(state: RootState): RootState['dayStats'] {
  return state.dayStats;
}
