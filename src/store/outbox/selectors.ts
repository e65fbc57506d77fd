import { createSelector } from 'reselect';
import type { RootState } from '../rootReducer';
import { allValues, getEntry } from '../../lib/buckets';
import { channelOf } from '../../lib/queueType';
import { entryOf } from '../../lib/records';
import { fileProblem, type FileLimits, type FileProblem } from './limits';
import type { OutboxFile, OutboxItem, UploadProgress } from './types';

export { fileProblem } from './limits';

/** Everything unsent, by clientMsgId. */
export function selectOutboxItems(state: RootState): Readonly<Record<string, OutboxItem>> {
  return state.outbox.items;
}

/** How much the server does not have yet; without what failed for good: that was told. */
export function selectUnsentCount(state: RootState): number {
  return Object.values(selectOutboxItems(state)).filter((item) => item.state !== 'failed').length;
}

/** One unsent item; undefined once it was settled. */
export function selectOutboxItem(state: RootState, clientMsgId: string): OutboxItem | undefined {
  return entryOf(state.outbox.items, clientMsgId);
}

/** What waits to be sent, the oldest first. */
const selectQueuedItems = createSelector([selectOutboxItems], (items) =>
  Object.values(items)
    .filter(({ state }) => state === 'queued')
    .sort((a, b) => a.order - b.order),
);

/** What was not sent to a conversation yet, the oldest first; without what failed for good. */
export function selectUnsentOf(state: RootState, conversationId: string): OutboxItem[] {
  return Object.values(selectOutboxItems(state))
    .filter((item) => item.target.conversationId === conversationId && item.state !== 'failed')
    .sort((a, b) => a.order - b.order);
}

/** What failed for good in a conversation, the oldest first. */
export function selectFailedOf(state: RootState, conversationId: string): OutboxItem[] {
  return Object.values(selectOutboxItems(state))
    .filter((item) => item.target.conversationId === conversationId && item.state === 'failed')
    .sort((a, b) => a.order - b.order);
}

/**
 * What failed for good in conversations that are no longer the agent's, the oldest first: their timelines are gone. None
 * until it is known which conversations are.
 */
export const selectUndelivered = createSelector(
  [
    selectOutboxItems,
    ({ conversations }: RootState) => conversations.byId,
    ({ conversations }: RootState) => conversations.read.status === 'loaded' || conversations.order.next > 0,
  ],
  (items, byId, isKnown): readonly OutboxItem[] =>
    !isKnown
      ? []
      : Object.values(items)
          .filter(
            ({ state, target }) => state === 'failed' && getEntry(byId, target.conversationId) === undefined,
          )
          .sort((a, b) => a.order - b.order),
);

/**
 * The conversation of the agent with whom an undelivered item was for, on the same channel; null: there is none. Queues
 * have templates of their own.
 */
export function selectOtherConversation(
  state: RootState,
  { mail, target, template }: OutboxItem,
): string | null {
  const addresses = [target.fromId, ...(mail?.to ?? [])].filter((address) => address !== '');
  const found = allValues(state.conversations.byId).find(
    ({ conversation: { fromId, queue, queueType, readOnly, status } }) =>
      addresses.includes(fromId) &&
      channelOf(queueType) === channelOf(target.queueType) &&
      (template === null || queue === target.queue) &&
      status === 'active' &&
      !readOnly,
  );
  return found?.conversation.id ?? null;
}

/** Whether a mail of a conversation can still be taken back: it leaves before the conversation does. */
export function selectHasHeldMail(state: RootState, conversationId: string): boolean {
  return selectHeldMails(state).some(({ target }) => target.conversationId === conversationId);
}

/** Whether something of the agent's is on its way into a conversation; a mail that can be taken back is not. */
export function selectIsSending(state: RootState, conversationId: string): boolean {
  const held = selectHeldMails(state);
  return selectUnsentOf(state, conversationId).some((item) => !held.includes(item));
}

/** What each conversation sends next, what waits longest first. */
export const selectNextItems = createSelector([selectQueuedItems], (items) => {
  const seen = new Set<string>();
  return items.filter(({ target: { conversationId } }) => {
    const isFirst = !seen.has(conversationId);
    seen.add(conversationId);
    return isFirst;
  });
});

/** Mails that the agent can still take back, the oldest first. */
export const selectHeldMails = createSelector([selectQueuedItems], (items) =>
  items.filter(({ heldUntil = null }) => heldUntil !== null),
);

/** What a conversation sends next; undefined when nothing waits. */
export function selectNextItem(state: RootState, conversationId: string): OutboxItem | undefined {
  return selectQueuedItems(state).find(({ target }) => target.conversationId === conversationId);
}

/** How far an upload came; undefined while nothing was told of it. */
export function selectUpload(state: RootState, uploadId: string): UploadProgress | undefined {
  return entryOf(state.outbox.uploads, uploadId);
}

/** What the server takes (contract §2, Limites); null where it told nothing. */
export function selectFileLimits({ connection }: RootState): FileLimits | null {
  return connection.limits;
}

/** What the server would refuse a file for; null when nothing. */
export function selectFileProblem(state: RootState, file: OutboxFile | null): FileProblem | null {
  return file === null ? null : fileProblem(file, selectFileLimits(state));
}

/** How many classifications wait for the server. */
export function selectPendingClassificationCount(state: RootState): number {
  return state.outbox.pendingClassifications.length;
}

/** Whether a classification with this request's id waits for the server. */
export function selectIsKept(state: RootState, reqId: string): boolean {
  return state.outbox.pendingClassifications.includes(reqId);
}

/** The calls whose refused classification is kept: the centre's ids, by request id. */
export function selectDeferred(state: RootState): RootState['outbox']['deferred'] {
  return state.outbox.deferred;
}

/** Whether the classification of a call is kept until the server takes it. */
export function selectIsDeferred(state: RootState, uniqueId: string | null): boolean {
  return uniqueId !== null && Object.values(state.outbox.deferred).includes(uniqueId);
}
