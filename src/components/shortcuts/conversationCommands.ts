import { VOICE } from '../../lib/queueType';
import {
  classifyOpenRequested,
  transferOpenRequested as callTransferRequested,
} from '../../store/calls/actions';
import { selectCurrentCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { openRequested as classifyRequested } from '../../store/classification/actions';
import { endRequested, openRequested, transferOpenRequested } from '../../store/conversations/actions';
import {
  selectConversation,
  selectListedIds,
  selectOpenConversation,
  selectSelectedId,
} from '../../store/conversations/selectors';
import { selectNextUnread } from '../../store/conversations/unreadSelectors';
import { mayTransfer } from '../../store/conversations/transferSelectors';
import type { Conversation } from '../../store/conversations/types';
import { selectHasTimeline } from '../../store/messages/selectors';
import { chooseFiles } from '../chat/attach/chooseFiles';
import type { RootState } from '../../store/rootReducer';
import { findOpenRequested } from '../../store/timeline/actions';
import { closedBecause } from '../chat/closedBecause';
import type { Command } from './command';
import { toFocus } from './toFocus';

/** The open conversation while it is the agent's to act on, as its menu has it. */
function ownConversation(state: RootState): Conversation | null {
  const conversation = selectOpenConversation(state);
  if (conversation === null || closedBecause(state, conversation) === 'chat.readOnly') return null;
  return conversation;
}

/** The call on screen, where no conversation is. */
function shownCall(state: RootState): Call | null {
  return selectSelectedId(state) === null ? selectCurrentCall(state) : null;
}

/** Opens the conversation that stands so many places further down in the list: the order of the data, not of rows. */
function step(by: 1 | -1): Command {
  return ({ state, request, goHome }) => {
    const ids = selectListedIds(state);
    const at = ids.indexOf(selectSelectedId(state) ?? '');
    const conversationId = at === -1 ? ids.at(by > 0 ? 0 : -1) : ids[at + by];
    if (conversationId === undefined || selectConversation(state, conversationId) === undefined) return;
    goHome();
    request(openRequested({ conversationId }));
  };
}

/** The next conversation of the list. */
export const next = step(1);

/** The one before. */
export const previous = step(-1);

/** The next conversation with something unread, from the top again at the end of the list. */
export const nextUnread: Command = ({ state, request, goHome }) => {
  const conversationId = selectNextUnread(state);
  if (conversationId === null) return;
  goHome();
  request(openRequested({ conversationId }));
};

/** Looks for words in the open conversation, where anything was said. */
export const find: Command = ({ state, request, goHome }) => {
  const conversation = selectOpenConversation(state);
  if (conversation === null || !selectHasTimeline(state, conversation.id)) return;
  goHome();
  request(findOpenRequested({ conversationId: conversation.id }));
  toFocus('find');
};

/** Asks for the end of the open conversation. */
export const end: Command = ({ state, request }) => {
  const conversation = ownConversation(state);
  if (conversation !== null) request(endRequested({ conversationId: conversation.id }));
};

/** Opens the transfer of the open conversation, or of the call. */
export const transfer: Command = ({ state, request }) => {
  const conversation = ownConversation(state);
  const call = shownCall(state);
  if (conversation !== null && conversation.queueType !== VOICE && mayTransfer(conversation))
    request(transferOpenRequested({ conversationId: conversation.id }));
  else if (call?.phase === 'active' && call.transfer === null)
    request(callTransferRequested({ callId: call.id }));
};

/** Opens the classification of the open conversation, or of the call. */
export const classify: Command = ({ state, request }) => {
  const conversation = ownConversation(state);
  const call = shownCall(state);
  if (conversation !== null) request(classifyRequested({ conversationId: conversation.id }));
  else if (call !== null && call.queue !== null && call.phase !== 'offered')
    request(classifyOpenRequested({ callId: call.id }));
};

/** Opens the system's dialog for files of the conversation on screen. */
export const attach: Command = () => chooseFiles();
