import { createSelector } from 'reselect';
import { getEntry } from '../../lib/buckets';
import { withQueueTypes } from '../queueType';
import { selectTypeByName } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import { selectActiveIds } from './selectors';
import type { Conversation } from './types';

/** The agent's conversations but voice, the latest message first, for who looks for one of them by its names. */
export const selectActiveConversations = createSelector(
  [selectActiveIds, (state: RootState) => state.conversations.byId, selectTypeByName],
  (ids, byId, types): readonly Conversation[] =>
    withQueueTypes(
      ids.flatMap((id) => getEntry(byId, id)?.conversation ?? []),
      types,
    ),
);
