import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../src/store/rootReducer';

/** The state before anything happened. */
export function emptyState(): RootState {
  return rootReducer(undefined, { type: '@@test/init' });
}

/** The state after these actions, folded by the real root reducer. */
export function fold(actions: readonly UnknownAction[], from: RootState = emptyState()): RootState {
  return actions.reduce<RootState>((state, action) => rootReducer(state, action), from);
}
