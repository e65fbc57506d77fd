import { shown } from '../../store/app/actions';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { openRequested, panesShowRequested, readAcknowledged } from '../../store/conversations/actions';
import { selectConversation, selectPanesShown, selectSelectedId } from '../../store/conversations/selectors';
import { loaded, newestLoaded, received } from '../../store/messages/actions';
import { selectNewestMessageId } from '../../store/messages/selectors';
import { backoffDelay, RESEND } from '../../lib/retry';
import { currentSender, services } from '../core/context';
import { call, delay, put, race, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { isLong, readNewest } from './longConversation';
import { readMessages } from './messages';

/** Several messages of an open conversation are marked read together. */
const DEBOUNCE_MS = 300;

const SEES = [openRequested, panesShowRequested, received, loaded, newestLoaded, shown];

const CONNECTED = [authenticated, handshakeUnanswered];

/** What the agent saw and the server may not know yet. */
interface PendingReads {
  /** The newest message that they saw, by conversation; null: it was left before its messages came. */
  upTo: Map<string, string | null>;
  /** Something was added since the server was told last. */
  isNew: boolean;
}

/** The conversation that the agent has before their eyes is read, and the server has to know. */
function seeing(pending: PendingReads) {
  return function* see(): SagaGenerator<void> {
    const { browser } = yield* call(services);
    const conversationId = yield* select(selectSelectedId);
    const isDrawn = (yield* select(selectPanesShown)) !== false;
    if (conversationId === null || !isDrawn || !browser.isVisible()) return;
    const newest = yield* select(selectNewestMessageId, conversationId);
    pending.upTo.set(conversationId, newest ?? pending.upTo.get(conversationId) ?? null);
    pending.isNew = true;
  };
}

/** How far a conversation that was left before its messages came is read; null while that is not known. */
function* readUntil(conversationId: string): SagaGenerator<string | null> {
  const known = yield* select(selectNewestMessageId, conversationId);
  const isOpen = (yield* select(selectSelectedId)) === conversationId;
  const conversation = yield* select(selectConversation, conversationId);
  if (known !== null || isOpen || conversation === undefined) return known;
  const read = (yield* call(isLong, conversation)) ? readNewest : readMessages;
  yield* call(read, conversationId);
  return yield* select(selectNewestMessageId, conversationId);
}

/** A replay may have brought back as unread what the server now knows as read; what came since is unread. */
function* settleRead(conversationId: string, upTo: string): SagaGenerator<void> {
  const unread = (yield* select(selectConversation, conversationId))?.unread ?? 0;
  const isAll = (yield* select(selectNewestMessageId, conversationId)) === upTo;
  if (unread > 0 && isAll) yield* put(readAcknowledged({ conversationId }));
}

/** Whether the server knows how far the agent has read, or never will; false: it has to be told again. */
function* sendRead(id: string, upTo: string, sentUpTo: Map<string, string>): SagaGenerator<boolean> {
  if (sentUpTo.get(id) === upTo) return true;
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const answer = yield* call(commands.markRead, sender, ids.newId(), id, upTo);
  const { acknowledges } = yield* select(selectConnection);
  // An answer is one, also where it cannot be read.
  const mayPass = answer.kind === 'refused' ? answer.retryable : acknowledges && answer.kind !== 'unreadable';
  if (answer.kind !== 'ok' && mayPass) return false;
  sentUpTo.set(id, upTo);
  if (answer.kind === 'ok') yield* call(settleRead, id, upTo);
  return true;
}

/** Sends all that is pending; true when nothing of it has to be sent again. */
function* sendPendingReads(pending: PendingReads, sentUpTo: Map<string, string>): SagaGenerator<boolean> {
  pending.isNew = false;
  const waiting = [...pending.upTo];
  pending.upTo.clear();
  let isSent = true;
  for (const [conversationId, seen] of waiting) {
    const isMine = (yield* select(selectConversation, conversationId)) !== undefined;
    if (!isMine) {
      sentUpTo.delete(conversationId);
      continue;
    }
    const upTo = seen ?? (yield* call(readUntil, conversationId));
    if (upTo !== null && (yield* call(sendRead, conversationId, upTo, sentUpTo))) continue;
    if (upTo !== null) isSent = false;
    // What the agent saw while the server was asked is newer.
    pending.upTo.set(conversationId, pending.upTo.get(conversationId) ?? upTo);
  }
  return isSent;
}

/**
 * Tells the server how far the agent has read, once for each new message and until it knows, so that its numbers of
 * unread messages and those on screen agree.
 */
export function* watchReading(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const pending: PendingReads = { upTo: new Map(), isNew: false };
  const sentUpTo = new Map<string, string>();
  yield* takeEvery(SEES, guarded('reading', seeing(pending)));
  for (let failures = 0; ;) {
    while (!pending.isNew) yield* take(SEES);
    yield* delay(DEBOUNCE_MS);
    while (!(yield* select(selectIsLive))) yield* take(CONNECTED);
    failures = (yield* call(sendPendingReads, pending, sentUpTo)) ? 0 : failures + 1;
    if (failures === 0) continue;
    yield* race({ due: delay(backoffDelay(RESEND, failures, random)), sooner: take(CONNECTED) });
    pending.isNew = true;
  }
}
