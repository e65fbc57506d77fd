import { createSelector } from 'reselect';
import { getEntry, sumOfBuckets } from '../../lib/buckets';
import type { Failure, ReadState } from '../../lib/failure';
import { selectWithQueueType } from '../queueTypeSelectors';
import { entryOf, namesOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import { selectActiveIds, selectOrder } from './activeIds';
import type { ConversationsState, Departure } from './state';
import type { Conversation } from './types';

export { selectActiveIds } from './activeIds';
export type { Departure } from './state';
export { selectListedIds } from './worklistSelectors';

/** How many conversations the agent has, voice excluded. */
export function selectActiveCount(state: RootState): number {
  return selectActiveIds(state).length;
}

/** One conversation of the agent; undefined when it is not theirs. */
export function selectConversation(state: RootState, id: string): Conversation | undefined {
  const conversation = getEntry(state.conversations.byId, id)?.conversation;
  return conversation && selectWithQueueType(state, conversation);
}

/** The conversation on screen, also when it left the agent meanwhile. */
export function selectOpenConversation(state: RootState): Conversation | null {
  const { selectedId, departed } = state.conversations;
  if (selectedId === null) return null;
  const conversation = selectConversation(state, selectedId);
  if (conversation !== undefined) return conversation;
  return departed?.conversation.id === selectedId ? selectWithQueueType(state, departed.conversation) : null;
}

/** The id of the open conversation. */
export function selectSelectedId(state: RootState): string | null {
  return state.conversations.selectedId;
}

/** Whether the panes of list and conversation are on screen; undefined: no screen said, and they count as shown. */
export function selectPanesShown(state: RootState): boolean | undefined {
  return state.conversations.panesShown;
}

/** Why and whereto a conversation that is still on screen left the agent; null while it is theirs. */
export function selectDeparture(state: RootState, id: string): Departure | null {
  const { departed } = state.conversations;
  return departed?.conversation.id === id ? departed : null;
}

/** When the agent opened this conversation (ms); null when it was not opened on this page. */
export function selectOpenedAt(state: RootState, id: string): number | null {
  const { opening } = state.conversations;
  return opening?.conversationId === id ? opening.at : null;
}

/** What was unread in this conversation when the agent came to see it. */
export function selectUnreadMark(state: RootState, id: string): ConversationsState['unreadMark'] {
  const { unreadMark } = state.conversations;
  return unreadMark?.conversationId === id ? unreadMark : null;
}

/** Where the read of the list stands. */
export function selectListRead(state: RootState): ReadState {
  return state.conversations.read;
}

/** Whether the list is that of the last session, and the server has not said yet what it is. */
export function selectIsRestored(state: RootState): boolean {
  return state.conversations.isRestored === true;
}

/** Whether the list stands on the screen: as it was left, as the server says, or as one that cannot be had now. */
export function selectListStands(state: RootState): boolean {
  const { status } = selectListRead(state);
  return selectIsRestored(state) || status === 'loaded' || status === 'failed';
}

/** What the search box shows. */
export function selectTypedSearch(state: RootState): string {
  return state.conversations.search.typed;
}

/** What the list is filtered by. */
export function selectAppliedSearch(state: RootState): string {
  return state.conversations.search.applied;
}

/** Who writes or records in a conversation, with when that was said. */
export function selectTyping(
  state: RootState,
  id: string,
): { who: string; state: 'typing' | 'recording'; at: number } | undefined {
  return entryOf(state.conversations.typing, id);
}

/** The id of the conversation whose end the agent is asked to confirm. */
export function selectConfirmingEnd(state: RootState): string | null {
  return state.conversations.confirmingEnd?.conversationId ?? null;
}

/** How the end of a conversation stands: not asked for, under way, or refused. */
export function selectEnding(state: RootState, id: string): 'idle' | 'underWay' | Failure {
  const ending = entryOf(state.conversations.ending, id);
  if (ending === undefined) return 'idle';
  return ending ?? 'underWay';
}

/** The ends that were asked for, by conversation: null while under way, else why they were refused. */
export function selectEndings(state: RootState): ConversationsState['ending'] {
  return state.conversations.ending;
}

const NONE: readonly Conversation[] = [];

/** The conversations of which the end is under way. */
export const selectEndingConversations = createSelector(
  [selectEndings, (state: RootState) => state.conversations.byId],
  (endings, byId): readonly Conversation[] => {
    const ids = namesOf(endings).filter((id) => endings[id] === null);
    // The same each time: this is asked after every message.
    return ids.length === 0 ? NONE : ids.flatMap((id) => getEntry(byId, id)?.conversation ?? []);
  },
);

/** Whether the queue of a conversation requires a classification before its end (spec 1 §4). */
export function selectMustClassify(state: RootState, id: string): boolean {
  const queue = selectConversation(state, id)?.queue;
  return state.queues.all.some(({ name, mustClassify }) => name === queue && mustClassify);
}

/** Ids of all conversations of the agent, the latest message first. */
export function selectKnownIds(state: RootState): readonly string[] {
  return selectOrder(state);
}

/** Unread messages over all conversations. */
export const selectUnreadTotal = createSelector(
  [(state: RootState) => state.conversations.byId],
  sumOfBuckets(({ conversation }) => conversation.unread),
);
