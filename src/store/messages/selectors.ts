import { createSelectorCreator, lruMemoize } from 'reselect';
import { getEntry } from '../../lib/buckets';
import { READ_IDLE, type ReadState } from '../../lib/failure';
import { momentOf } from '../../lib/time';
import { EMAIL, UNSAID, type QueueType } from '../../lib/queueType';
import type { OutboxItem } from '../outbox/types';
import { selectWithQueueType } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import type { Deletion } from './deletion';
import { withConversationType } from './withConversationType';
import { clientMessage, hasClientMessage, messageById, messagesInOrder, type MessagePages } from './pages';
import { reachedCount, type ConversationMessages } from './reach';
import type { Message, MessageStatus } from './types';
import { inServerOrder, matchUnacknowledged, newestOf } from './unacknowledged';

export { withConversationType } from './withConversationType';

const NO_PAGES: MessagePages = [];

function pagesOf(state: RootState, conversationId: string): MessagePages {
  return selectConversationMessages(state, conversationId)?.pages ?? NO_PAGES;
}

/** The queue type of one of the agent's conversations, or of the one on screen that was; 0 for any other. */
function typeOf(state: RootState, id: string): QueueType {
  const { byId, departed } = state.conversations;
  const known = getEntry(byId, id)?.conversation ?? departed?.conversation;
  return known?.id === id ? selectWithQueueType(state, known).queueType : UNSAID;
}

const inOrder = new WeakMap<MessagePages, { type: QueueType; messages: readonly Message[] }>();

/** The messages of a conversation, oldest first; the same array until one of them changes. */
export function selectMessages(state: RootState, conversationId: string): readonly Message[] {
  const pages = pagesOf(state, conversationId);
  const type = pages.length === 0 ? UNSAID : typeOf(state, conversationId);
  const known = inOrder.get(pages);
  if (known?.type === type) return known.messages;
  const messages = withConversationType(messagesInOrder(pages), type);
  inOrder.set(pages, { type, messages });
  return messages;
}

function sameItems(a: readonly OutboxItem[], b: readonly OutboxItem[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

const createItemSelector = createSelectorCreator({
  memoize: lruMemoize,
  memoizeOptions: { resultEqualityCheck: sameItems },
  argsMemoize: lruMemoize,
});

/** Went out, and may be at the server: nobody said what became of it. */
function isOpen({ knownUntil, state }: OutboxItem): boolean {
  return state !== 'failed' && knownUntil !== undefined;
}

/**
 * What the agent sent in a conversation and no server acknowledged yet, in the order of sending; it is
 * shown after the messages. An item that is among them already, as after a reload, is not shown twice: by its
 * clientMsgId, or unless the server is known to acknowledge by what was said.
 */
export const selectUnacknowledged = createItemSelector(
  [
    (state: RootState) => state.outbox.items,
    pagesOf,
    selectMessages,
    (state: RootState) => state.auth.user,
    (state: RootState) => state.connection.acknowledges && state.connection.epoch !== null,
    (_state: RootState, conversationId: string) => conversationId,
  ],
  (items, pages, messages, user, isAnswered, conversationId) => {
    const unsent = Object.values(items)
      .filter(({ target }) => target.conversationId === conversationId)
      .filter(({ clientMsgId }) => !hasClientMessage(pages, clientMsgId))
      .sort((a, b) => a.order - b.order || a.createdAt - b.createdAt);
    if (isAnswered || !unsent.some(isOpen)) return unsent;
    const shown = matchUnacknowledged(unsent, inServerOrder(messages), user);
    return unsent.filter((item) => !isOpen(item) || !shown.has(item.clientMsgId));
  },
);

/** Where the read of a conversation's messages stands. */
export function selectMessagesRead(state: RootState, conversationId: string): ReadState {
  return selectConversationMessages(state, conversationId)?.read ?? READ_IDLE;
}

/** Whether the messages of a conversation were read whole at least once and no read is due. */
export function selectMessagesWhole(state: RootState, conversationId: string): boolean {
  return selectConversationMessages(state, conversationId)?.stale === false;
}

/** Whether all messages of a conversation are known, back to its beginning. */
export function selectMessagesComplete(state: RootState, conversationId: string): boolean {
  return selectConversationMessages(state, conversationId)?.reach === 'begin';
}

/** How many of its newest messages are known while older ones are still to be read; null when none are. */
export function selectReachedCount(state: RootState, conversationId: string): number | null {
  const known = selectConversationMessages(state, conversationId);
  return known === undefined ? null : reachedCount(known);
}

/** What is known of a conversation's messages; undefined when nothing was heard of it. */
export function selectConversationMessages(state: RootState, id: string): ConversationMessages | undefined {
  return getEntry(state.messages.byConversation, id);
}

/** Ids of the conversations of which messages are known. */
export function selectMessagesKnownOf(state: RootState): string[] {
  return state.messages.byConversation.flatMap((bucket) => bucket.map(([id]) => id));
}

/** The id of the newest message of a conversation; null when none is known. */
export function selectNewestMessageId(state: RootState, id: string): string | null {
  return selectConversationMessages(state, id)?.pages.at(-1)?.at(-1)?.id ?? null;
}

/** The id of the message that the server stored last among those known; null when none is. */
export function selectLastStoredId(state: RootState, id: string): string | null {
  return newestOf(selectMessages(state, id))?.id ?? null;
}

const newestIn = new WeakMap<MessagePages, Message | null>();

function newestKnown(pages: MessagePages): Message | null {
  const known = newestIn.get(pages);
  if (known !== undefined) return known;
  const newest = newestOf(messagesInOrder(pages));
  newestIn.set(pages, newest);
  return newest;
}

/**
 * Whether what a conversation says of its last message is of one that was deleted: servers may go on telling its text.
 * Of messages that were never read only its words or its time tell that it is the last.
 */
export function selectIsLastDeleted(state: RootState, conversationId: string): boolean {
  const newest = newestKnown(pagesOf(state, conversationId));
  const { conversation } = getEntry(state.conversations.byId, conversationId) ?? {};
  if (newest?.status !== 'deleted' || conversation === undefined) return false;
  const { lastMessage, lastMessageAt } = conversation;
  if (selectMessagesWhole(state, conversationId)) return true;
  if (lastMessage !== null && [newest.text, newest.plainText].includes(lastMessage)) return true;
  return (momentOf(newest.sentAt) ?? Number.NaN) >= (momentOf(lastMessageAt) ?? Number.NaN);
}

/** One message of a conversation; null while it is not known. */
export function selectMessage(state: RootState, conversationId: string, messageId: string): Message | null {
  const message = messageById(pagesOf(state, conversationId), messageId);
  return message === null
    ? null
    : (withConversationType([message], typeOf(state, conversationId))[0] ?? null);
}

/** The message that a console made under this id; null while it is not known. */
export function selectClientMessage(
  state: RootState,
  conversationId: string,
  clientMsgId: string,
): Message | null {
  return clientMessage(pagesOf(state, conversationId), clientMsgId);
}

function isMail({ direction, queueType, status }: Message): boolean {
  return queueType === EMAIL && direction !== 'system' && status !== 'deleted';
}

/** What became of a mail by others of its conversation. */
export type MailMark = 'answered' | 'forwarded';

const NO_MARKS: readonly MailMark[] = [];

const marksIn = new WeakMap<readonly Message[], ReadonlyMap<string, readonly MailMark[]>>();

function marksOf(messages: readonly Message[]): ReadonlyMap<string, readonly MailMark[]> {
  const known = marksIn.get(messages);
  if (known !== undefined) return known;
  const marks = new Map<string, readonly MailMark[]>();
  for (const { isForward, repliesTo } of messages) {
    if (repliesTo === undefined) continue;
    const before = marks.get(repliesTo) ?? NO_MARKS;
    const mark = isForward === true ? 'forwarded' : 'answered';
    if (!before.includes(mark)) marks.set(repliesTo, [...before, mark]);
  }
  marksIn.set(messages, marks);
  return marks;
}

/** Whether other mails of its conversation answer a mail, or hand it on. */
export function selectMailMarks(
  state: RootState,
  { conversationId, providerId }: Message,
): readonly MailMark[] {
  if (providerId === null) return NO_MARKS;
  return marksOf(selectMessages(state, conversationId)).get(providerId) ?? NO_MARKS;
}

/** The mail that an answer is to unless the agent chose one: the newest of the customer's, else the newest. */
export function selectNewestMail(state: RootState, conversationId: string): Message | null {
  const messages = selectMessages(state, conversationId);
  const theirs = messages.findLast((message) => isMail(message) && message.direction === 'customer');
  return theirs ?? messages.findLast(isMail) ?? null;
}

/** The deletion that the agent is asked about, or that is under way; null when there is none. */
export function selectDeletion(state: RootState): Deletion | null {
  return state.messages.deletion;
}

/** Whether anybody said anything in a conversation, or is about to; notices of the system do not count. */
export function selectHasBegun(state: RootState, conversationId: string): boolean {
  const isSaid = selectMessages(state, conversationId).some(({ direction }) => direction !== 'system');
  return isSaid || selectUnacknowledged(state, conversationId).length > 0;
}

/** Whether a conversation has anything to show: messages, or what waits to be sent. */
export function selectHasTimeline(state: RootState, conversationId: string): boolean {
  return pagesOf(state, conversationId).length > 0 || selectUnacknowledged(state, conversationId).length > 0;
}

/** Statuses that an error goes with: the customer's side has nothing of the message. */
const UNDELIVERED: readonly MessageStatus[] = ['pending', 'other', 'sent'];

/** Whether the provider failed on a message, whatever else the server calls it. */
export function isUndelivered({ errorText, status }: Pick<Message, 'errorText' | 'status'>): boolean {
  return errorText !== null && UNDELIVERED.includes(status);
}

/**
 * Whether something of the agent's failed in a conversation: it was not sent, or the provider failed on it and the
 * customer did not write since.
 */
export function selectHasFailedSend(state: RootState, conversationId: string): boolean {
  const items = Object.values(state.outbox.items);
  if (items.some((item) => item.state === 'failed' && item.target.conversationId === conversationId))
    return true;
  const newest = pagesOf(state, conversationId).at(-1) ?? [];
  const last = newest.findLastIndex(({ direction }) => direction === 'customer');
  return newest.slice(last + 1).some((message) => message.direction === 'agent' && isUndelivered(message));
}
