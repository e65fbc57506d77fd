import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { isSeen } from './connection/sequence';
import type { RootState } from './rootReducer';
import { pushMarkOf } from './stamp';

/** A pure step of one domain's state. */
export type Fold<S> = (state: S | undefined, action: UnknownAction) => S;

/** The step of each domain. */
export type DomainFolds = { [D in keyof RootState]: Fold<RootState[D]> };

/** A pure step of the whole state. */
export type RootReducer = Fold<RootState>;

/** Whether an action tells an event of the server's stream that was followed before. */
export function isRepeated({ connection }: RootState, action: UnknownAction): boolean {
  const push = pushMarkOf(action);
  return push !== undefined && isSeen(connection, push);
}

/**
 * Ties the domains together. An event of the server's stream that was followed before changes
 * nothing, whatever domain it speaks of.
 */
export function foldDomains(folds: DomainFolds): RootReducer {
  const combined = combineReducers(folds);
  return (state, action) => {
    if (state !== undefined && isRepeated(state, action)) return state;
    return combined(state, action);
  };
}
