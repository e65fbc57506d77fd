import type { QualityHistory } from './types';

/** How the calls of late sounded. */
export interface CallQualityState {
  /** In the order of their answers. */
  calls: readonly QualityHistory[];
}

/** Before anything is known. */
export const initialState: CallQualityState = { calls: [] };
