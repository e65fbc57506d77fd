import type { UnknownAction } from '@reduxjs/toolkit';
import { firstReducers } from './firstReducers';
import { foldDomains } from './foldDomains';
import { lateReducers } from './lateReducers';

/** The reducers of all domains. */
export const domainReducers = { ...firstReducers, ...lateReducers };

/** What is true: the whole state of the console. */
export type RootState = { [D in keyof typeof domainReducers]: ReturnType<(typeof domainReducers)[D]> };

/** A pure step of one domain's state. */
export type Fold<S> = (state: S | undefined, action: UnknownAction) => S;

/** The step of each domain. */
export type DomainFolds = { [D in keyof RootState]: Fold<RootState[D]> };

/** A pure step of the whole state. */
export type RootReducer = Fold<RootState>;

/** The root reducer as replay, tests and benches run it: nothing persisted, nothing but a fold. */
export const rootReducer: RootReducer = foldDomains(domainReducers);

/** Whether some domain hears actions of this type. */
export function isHeard(type: string): boolean {
  return Object.values(domainReducers).some(({ hears }) => hears(type));
}
