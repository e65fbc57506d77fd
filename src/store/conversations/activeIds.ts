import { createSelectorCreator, lruMemoize } from 'reselect';
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

type Bucket = ConversationsState['byId'][number];

const voiceIn = new WeakMap<Bucket, { types: TypeByName; ids: readonly string[] }>();

function voiceIdsOf(bucket: Bucket, types: TypeByName): readonly string[] {
  const known = voiceIn.get(bucket);
  if (known?.types === types) return known.ids;
  const ids = bucket.flatMap(([id, { conversation }]) =>
    withQueueType(conversation, types).queueType === VOICE ? [id] : [],
  );
  voiceIn.set(bucket, { types, ids });
  return ids;
}

/** Asked after every message: only the buckets that changed are looked into. */
function withoutVoice(
  ids: readonly string[],
  byId: ConversationsState['byId'],
  types: TypeByName,
): readonly string[] {
  const voice = new Set(byId.flatMap((bucket) => voiceIdsOf(bucket, types)));
  return voice.size === 0 ? ids : ids.filter((id) => !voice.has(id));
}

/** Ids of the agent's conversations but voice (spec 1 §2), the latest message first. */
export const selectActiveIds = createIdSelector(
  [selectOrder, (state: RootState) => state.conversations.byId, selectTypeByName],
  withoutVoice,
);
