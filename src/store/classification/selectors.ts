import type { RootState } from '../rootReducer';

/** The choices, what is classified already, and the dialog. */
export function selectClassification(state: RootState): RootState['classification'] {
  return state.classification;
}
