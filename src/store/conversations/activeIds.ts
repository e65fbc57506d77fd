import { createSelectorCreator, lruMemoize } from 'reselect';
import { perBucket } from '../../lib/buckets';
import { VOICE } from '../../lib/queueType';
import { withQueueType, type TypeByName } from '../queueType';
import { selectTypeByName } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import { idsInOrder } from './order';
import type { ConversationsState } from './state';

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** A list that says the same as before stays the same object, so that nobody renders for it. */
export const createIdSelector = createSelectorCreator({
  memoize: lruMemoize,
  memoizeOptions: { resultEqualityCheck: sameIds },
  argsMemoize: lruMemoize,
});

/** Ids of all conversations of the agent, the latest message first. */
export const selectOrder = createIdSelector(
  [(state: RootState) => state.conversations.order],
  (order): readonly string[] => idsInOrder(order),
);

const voiceIn = perBucket((bucket: ConversationsState['byId'][number], types: TypeByName) =>
  bucket
    .filter(([, { conversation }]) => withQueueType(conversation, types).queueType === VOICE)
    .map(([id]) => id),
);

function withoutVoice(
  ids: readonly string[],
  byId: ConversationsState['byId'],
  types: TypeByName,
): readonly string[] {
  const voice = voiceIn(byId, types).filter((some) => some.length > 0);
  if (voice.length === 0) return ids;
  const left = new Set(voice.flat());
  return ids.filter((id) => !left.has(id));
}

/** Ids of the agent's conversations but voice (spec 1 §2), the latest message first. */
export const selectActiveIds = createIdSelector(
  [selectOrder, (state: RootState) => state.conversations.byId, selectTypeByName],
  withoutVoice,
);
