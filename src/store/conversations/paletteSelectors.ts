import { createSelector } from 'reselect';
import { getEntry } from '../buckets';
import type { RootState } from '../rootReducer';
import { selectActiveIds } from './selectors';
import type { Conversation } from './types';

/** The agent's conversations but voice, the latest message first, for who looks for one of them by its names. */
export const selectActiveConversations = createSelector(
  [selectActiveIds, (state: RootState) => state.conversations.byId],
  (ids, byId): readonly Conversation[] => ids.flatMap((id) => getEntry(byId, id)?.conversation ?? []),
);
