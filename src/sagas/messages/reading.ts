import { shown } from '../../store/app/actions';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { openRequested } from '../../store/conversations/actions';
import { selectConversation, selectSelectedId } from '../../store/conversations/selectors';
import { loaded, newestLoaded, received } from '../../store/messages/actions';
import { selectNewestMessageId } from '../../store/messages/selectors';
import { backoffDelay, RESEND } from '../../lib/retry';
import { currentSender, services } from '../core/context';
import { call, delay, race, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { isLong, readNewest } from './longConversation';
import { readMessages } from './messages';

/** Several messages of an open conversation are marked read together. */
const DEBOUNCE_MS = 300;

const SEES = [openRequested, received, loaded, newestLoaded, shown];

const CONNECTED = [authenticated, handshakeUnanswered];

/** What the agent saw and the server may not know yet. */
interface PendingReads {
  conversations: Set<string>;
  /** Something was added since the server was told last. */
  isNew: boolean;
}

/** The conversation that the agent has before their eyes is read, and the server is owed the word of it. */
function seeing(owed: PendingReads) {
  return function* see(): SagaGenerator<void> {
    const { browser } = yield* call(services);
    const conversationId = yield* select(selectSelectedId);
    if (conversationId === null || !browser.isVisible()) return;
    owed.conversations.add(conversationId);
    owed.isNew = true;
  };
}

/** How far the agent has read; null while that is not known. One left before its messages came is read here. */
function* readUntil(conversationId: string): SagaGenerator<string | null> {
  const known = yield* select(selectNewestMessageId, conversationId);
  const isOpen = (yield* select(selectSelectedId)) === conversationId;
  const conversation = yield* select(selectConversation, conversationId);
  if (known !== null || isOpen || conversation === undefined) return known;
  const read = (yield* call(isLong, conversation)) ? readNewest : readMessages;
  yield* call(read, conversationId);
  return yield* select(selectNewestMessageId, conversationId);
}

/** Whether the server knows what the agent read of a conversation, will never know, or has to be told again. */
type Telling = 'over' | 'later' | 'failed';

function* tell(conversationId: string, told: Map<string, string>): SagaGenerator<Telling> {
  const isMine = (yield* select(selectConversation, conversationId)) !== undefined;
  if (!isMine) {
    told.delete(conversationId);
    return 'over';
  }
  const upTo = yield* call(readUntil, conversationId);
  if (upTo === null) return 'later';
  if (told.get(conversationId) === upTo) return 'over';
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const answer = yield* call(commands.markRead, sender, ids.newId(), conversationId, upTo);
  const { acknowledges } = yield* select(selectConnection);
  // An answer is one, also where it cannot be read.
  const mayPass = answer.kind === 'refused' ? answer.retryable : acknowledges && answer.kind !== 'unreadable';
  if (answer.kind !== 'ok' && mayPass) return 'failed';
  told.set(conversationId, upTo);
  return 'over';
}

/** Tells all that is owed; true when nothing of it has to be told again. */
function* sendPendingReads(owed: PendingReads, told: Map<string, string>): SagaGenerator<boolean> {
  owed.isNew = false;
  const waiting = [...owed.conversations];
  owed.conversations.clear();
  let isTold = true;
  for (const conversationId of waiting) {
    const telling = yield* call(tell, conversationId, told);
    if (telling !== 'over') owed.conversations.add(conversationId);
    if (telling === 'failed') isTold = false;
  }
  return isTold;
}

/**
 * Tells the server how far the agent has read, once for each new message and until it knows, so that its numbers of
 * unread messages and those on screen agree.
 */
export function* watchReading(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const owed: PendingReads = { conversations: new Set(), isNew: false };
  const told = new Map<string, string>();
  yield* takeEvery(SEES, guarded('reading', seeing(owed)));
  for (let failures = 0; ;) {
    while (!owed.isNew) yield* take(SEES);
    yield* delay(DEBOUNCE_MS);
    while (!(yield* select(selectIsLive))) yield* take(CONNECTED);
    failures = (yield* call(sendPendingReads, owed, told)) ? 0 : failures + 1;
    if (failures === 0) continue;
    yield* race({ due: delay(backoffDelay(RESEND, failures, random)), sooner: take(CONNECTED) });
    owed.isNew = true;
  }
}
