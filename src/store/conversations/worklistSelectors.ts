import { createSelector } from 'reselect';
import { getEntry } from '../../lib/buckets';
import { selectTypeByName } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import type { ListFilter, ListOrder } from '../worklist/types';
import { createIdSelector, selectActiveIds } from './activeIds';
import { createListCounter, sameCounts } from './listCounts';
import { finderOf, searchTerm } from './search';
import { facetsOf, waitingSince, type Facets } from './worklistFacets';

/** Since when the customer of a conversation waits, ms of the server's clock; null: not, as far as is known. */
export function selectWaitingSince(state: RootState, id: string): number | null {
  return waitingSince(state.worklist.waiting, id);
}

/** The conversation whose customer waits longest, voice and `exceptId` aside; null: nobody waits. */
export function selectLongestWaiting(state: RootState, exceptId: string): string | null {
  const waits = selectActiveIds(state)
    .filter((id) => id !== exceptId)
    .map((id) => ({ id, since: selectWaitingSince(state, id) ?? Number.POSITIVE_INFINITY }));
  const nobody: { id: string | null; since: number } = { id: null, since: Number.POSITIVE_INFINITY };
  return waits.reduce((first, one) => (one.since < first.since ? one : first), nobody).id;
}

/** Which conversation comes first in the list. */
export function selectListOrder({ worklist }: RootState): ListOrder {
  return worklist.order;
}

/** What the list is narrowed to, with the filter of unread ones. */
export interface NarrowedTo extends ListFilter {
  unreadOnly: boolean;
}

/** What the list is narrowed to. */
export const selectListFilter = createSelector(
  [
    (state: RootState) => state.worklist.unansweredOnly,
    (state: RootState) => state.worklist.channel,
    (state: RootState) => state.worklist.queue,
    (state: RootState) => state.ui.unreadOnly,
  ],
  (unansweredOnly, channel, queue, unreadOnly): NarrowedTo => ({
    unansweredOnly,
    channel,
    queue,
    unreadOnly,
  }),
);

/** Whether a filter narrows the list; the search is none. */
export function selectIsFiltered(state: RootState): boolean {
  const { channel, queue, unansweredOnly, unreadOnly } = selectListFilter(state);
  return unansweredOnly || unreadOnly || channel !== null || queue !== null;
}

const selectFacets = createSelector(
  [
    (state: RootState) => state.conversations.byId,
    (state: RootState) => state.messages.byConversation,
    (state: RootState) => state.worklist.waiting,
    selectTypeByName,
  ],
  facetsOf,
);

/** The open one is read by being open: it stays where it was. */
function passes({ conversation, isUnanswered, mark }: Facets, filter: NarrowedTo, openId: string | null) {
  const { id, queue, unread } = conversation;
  if (filter.unreadOnly && unread === 0 && id !== openId) return false;
  if (filter.unansweredOnly && !isUnanswered && id !== openId) return false;
  return (
    (filter.channel === null || mark === filter.channel) && (filter.queue === null || queue === filter.queue)
  );
}

/** Ids of the active ones that the applied search and the filters leave, the latest message first. */
const selectNarrowedIds = createIdSelector(
  [
    selectActiveIds,
    (state: RootState) => state.conversations.byId,
    (state: RootState) => searchTerm(state.conversations.search.applied),
    // Without a filter no message changes what is listed.
    (state: RootState) => (selectIsFiltered(state) ? selectFacets(state) : null),
    selectListFilter,
    (state: RootState) => state.conversations.selectedId,
  ],
  (ids, byId, term, facets, filter, openId) => {
    if (term === '' && facets === null) return ids;
    const left = facets?.flat().filter((one) => passes(one, filter, openId));
    const passing = left === undefined ? null : new Set(left.map(({ conversation }) => conversation.id));
    const isFound = finderOf(term);
    return ids.filter((id) => {
      if (passing !== null && !passing.has(id)) return false;
      const conversation = getEntry(byId, id)?.conversation;
      return conversation !== undefined && isFound(conversation);
    });
  },
);

/** Ids of what the list shows, in the agent's order: who waits longest comes first, then the others as they were. */
export const selectListedIds = createIdSelector(
  [
    selectNarrowedIds,
    (state: RootState) => (state.worklist.order === 'waiting' ? state.worklist.waiting : null),
  ],
  (ids, waiting) => {
    if (waiting === null) return ids;
    const since = new Map(ids.map((id) => [id, waitingSince(waiting, id) ?? Number.POSITIVE_INFINITY]));
    const of = (id: string) => since.get(id) ?? 0;
    return ids.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)));
  },
);

/** How many conversations each filter would leave by itself. */
export const selectListCounts = createSelector([selectFacets], createListCounter(), {
  memoizeOptions: { resultEqualityCheck: sameCounts },
});
