import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { isSeen } from './connection/sequence';
import type { DomainFolds, RootReducer, RootState } from './rootState';
import { pushMarkOf } from './stamp';

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
