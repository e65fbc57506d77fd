import * as firstReducers from './firstReducers';
import { foldDomains } from './foldDomains';
import * as lateReducers from './lateReducers';
import type { RootReducer } from './rootState';

export type { RootReducer, RootState } from './rootState';

/** The reducers of all domains. */
export const domainReducers = { ...firstReducers, ...lateReducers };

/** The root reducer as replay, tests and benches run it: nothing persisted, nothing but a fold. */
export const rootReducer: RootReducer = foldDomains(domainReducers);

/** Whether some domain hears actions of this type. */
export function isHeard(type: string): boolean {
  return Object.values(domainReducers).some(({ hears }) => hears(type));
}
