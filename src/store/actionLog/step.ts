import { isRepeated } from '../foldDomains';
import { isHeard, rootReducer, type RootState } from '../rootReducer';
import type { StampedAction } from '../stamp';
import type { Effect } from './types';

/** What one action did. */
export interface Step {
  state: RootState;
  effect: Effect;
  /** Why, where `effect` leaves it open. */
  detail: string;
}

/** One step of a replay; never throws, the state stays where a reducer cannot take an action. */
export function step(before: RootState, action: StampedAction): Step {
  try {
    const state = rootReducer(before, action);
    if (state !== before) return { state, effect: 'changed', detail: '' };
    if (isRepeated(before, action)) {
      return { state, effect: 'seenBefore', detail: `seq ${action.meta.push?.seq ?? ''}` };
    }
    return { state, effect: isHeard(action.type) ? 'nothing' : 'unheard', detail: '' };
  } catch (error) {
    return { state: before, effect: 'threw', detail: error instanceof Error ? error.message : String(error) };
  }
}
