import { hidden, shown } from '../app/actions';
import { loggedOut } from '../auth/actions';
import { openRequested as callOpenRequested } from '../calls/actions';
import * as classification from '../classification/actions';
import { saved as contactSaved } from '../contacts/actions';
import { failureIn, READ_LOADED, READ_LOADING, readFailed } from '../../lib/failure';
import * as messages from '../messages/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { creating } from './creating';
import { answered, asked, ending } from './ending';
import { customerHistory } from './customerHistory';
import { closedIfOpen, left, removed, withoutOrphans } from './leaving';
import { inPlace, listOf, onTop } from './list';
import { asSeen, canSee, joined, looked, opened, read, withEvent, withRead, withTransfer } from './opening';
import { CLOSED, conversationOf, initialState, withoutKey, type ConversationsState } from './state';
import { transferring } from './transferring';
import type { Conversation, ConversationPatch } from './types';

/** The list of the last session, where nothing is known that is newer. */
function restored(state: ConversationsState, conversations: readonly Conversation[]): ConversationsState {
  if (state.order.next > 0 || state.read.status === 'loaded') return state;
  return { ...state, ...listOf(conversations), isRestored: true };
}

/** The set that the server names replaces the known one; the open conversation stays on screen. */
function replaceAll(
  { isRestored, ...state }: ConversationsState,
  conversations: readonly Conversation[],
  at: number,
): ConversationsState {
  const before = conversationOf(state, state.selectedId);
  const told = conversations.map((one) => withTransfer(state, one));
  // What was read in the last session may never have been told, and this page does not tell it.
  const known = isRestored === true ? told : told.map((one) => withRead(state, one));
  const next = withoutOrphans({ ...state, ...listOf(known) });
  const open = conversationOf(next, next.selectedId);
  if (open === null) {
    if (before !== null) return { ...next, departed: { conversation: before, reason: null, to: null } };
    return state.departed === null ? { ...next, ...CLOSED } : next;
  }
  const back = { ...next, departed: null };
  // Found open by a reload: only now is known what was unread in it.
  const isMarked = isRestored !== true && state.unreadMark !== null;
  const isNews = before === null || isRestored === true;
  if (isNews && canSee(state) && !isMarked) return read(back, open, at);
  return inPlace(back, asSeen(back, open));
}

function patched(
  state: ConversationsState,
  patch: ConversationPatch,
  top: boolean,
  at = patch.lastMessageAt,
): ConversationsState {
  const before = conversationOf(state, patch.id);
  if (before === null) return state;
  const told = { ...before, ...patch };
  const known = patch.messageCount === undefined ? told : withEvent(state, told, at);
  const conversation = asSeen(state, known);
  return top ? onTop(state, conversation) : inPlace(state, conversation);
}

function received(state: ConversationsState, { message, conversation }: messages.Received) {
  const before = conversationOf(state, message.conversationId);
  if (before === null) return state;
  const counted = message.direction === 'customer' ? before.unread + 1 : before.unread;
  const lastMessageAt = message.sentAt ?? before.lastMessageAt;
  const said = { lastMessage: message.plainText ?? message.text, lastMessageAt };
  const patch = { unread: counted, ...said, ...conversation, id: before.id };
  // A server may count behind its messages.
  const next = patched(state, patch, true, message.sentAt ?? patch.lastMessageAt);
  // Who sent it is not writing it any more.
  return message.direction === 'customer' ? { ...next, typing: withoutKey(next.typing, before.id) } : next;
}

/** Folds the facts of the agent's conversations. */
export const conversationsReducer = plainReducer<ConversationsState>(initialState, (on) => {
  on(actions.openRequested, (state, { payload, meta }) => opened(state, payload.conversationId, meta.at));
  on(actions.leaveRequested, (state) => ({ ...state, ...CLOSED }));
  on(actions.panesShowRequested, (state, { payload: { shown: panesShown }, meta }) =>
    looked(state.panesShown === panesShown ? state : { ...state, panesShown }, meta.at),
  );
  // A call takes its place on screen: what comes in now is not seen.
  on(callOpenRequested, (state) => ({ ...state, ...CLOSED }));
  on(actions.searchRequested, (state, { payload }) => ({
    ...state,
    search: { ...state.search, typed: payload.text },
  }));
  on(actions.searchSettled, (state, { payload }) => ({
    ...state,
    search: { ...state.search, applied: payload.text },
  }));
  on(actions.readStarted, (state) => ({ ...state, read: READ_LOADING }));
  on(actions.loaded, (state, { payload, meta }) => ({
    ...replaceAll(state, payload.conversations, meta.at),
    read: READ_LOADED,
  }));
  on(actions.listRestored, (state, { payload }) => restored(state, payload.conversations));
  on(actions.readFailed, (state, { payload }) => ({ ...state, read: readFailed(payload) }));
  on(actions.activeSetReported, (state, { payload, meta }) =>
    payload.conversations === null ? state : replaceAll(state, payload.conversations, meta.at),
  );
  on(actions.assigned, (state, { payload }) => joined(state, payload.conversation));
  on(actions.oneLoaded, (state, { payload }) => joined(state, payload.conversation));
  on(actions.readAcknowledged, (state, { payload }) =>
    patched(state, { id: payload.conversationId, unread: 0 }, false),
  );
  on(actions.removed, (state, { payload }) => removed(state, payload));
  on(actions.endConfirmationOpened, (state, { payload }) => asked(state, payload.conversationId));
  on(actions.endCancelRequested, (state) => answered(state));
  on(classification.openRequested, (state) => answered(state));
  on(classification.required, (state) => answered(state));
  on(actions.endConfirmRequested, (state, { payload }) => ending(state, payload.conversationId, null));
  on(actions.endStarted, (state, { payload }) => ending(state, payload.conversationId, null));
  on(actions.ended, (state, { payload }) =>
    closedIfOpen(left(state, payload.conversationId), payload.conversationId),
  );
  on(actions.endFailed, (state, { payload }) =>
    payload.isOneOfMany === true
      ? { ...state, ending: withoutKey(state.ending, payload.conversationId) }
      : ending(state, payload.conversationId, failureIn(payload)),
  );
  transferring(on);
  creating(on);
  customerHistory(on);
  on(actions.typingReported, (state, { payload, meta }) => {
    const others = withoutKey(state.typing, payload.conversationId);
    if (payload.state === 'stopped') return { ...state, typing: others };
    const word = { who: payload.who, state: payload.state, at: meta.at };
    return { ...state, typing: { ...others, [payload.conversationId]: word } };
  });
  on(messages.received, (state, { payload }) => received(state, payload));
  on(messages.changed, (state, { payload }) =>
    payload.conversation === null ? state : patched(state, payload.conversation, false),
  );
  on(contactSaved, (state, { payload: { contact, renamed } }) =>
    renamed.reduce((next, id) => patched(next, { id, fromName: contact.name }, false), state),
  );
  on(shown, (state, { meta }) => looked(state.visible ? state : { ...state, visible: true }, meta.at));
  on(hidden, (state) => ({ ...state, visible: false }));
  on(loggedOut, () => initialState);
});
