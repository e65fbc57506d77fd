import type { RootState } from '../rootReducer';

/** What the agent did today, as last counted, and how the counting stands. */
export function selectFigures(state: RootState): RootState['figures'] {
  return state.figures;
}
