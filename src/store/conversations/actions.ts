import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Conversation, RemovalReason } from './types';

export * from './createActions';
export * from './customerHistoryActions';
export * from './transferActions';

/** The agent opened a conversation. */
export const openRequested = request('conversations/openRequested')<{ conversationId: string }>();
/** The agent left the open conversation for the list or another screen. */
export const leaveRequested = request('conversations/leaveRequested')();
/** The agent came to a screen with the panes of list and conversation, or went to one without them. */
export const panesShowRequested = request('conversations/panesShowRequested')<{ shown: boolean }>();
/** The agent asked again for the list after a failed read. */
export const readRequested = request('conversations/readRequested')();
/** The agent typed in the search box. */
export const searchRequested = request('conversations/searchRequested')<{ text: string }>();
/** The agent chose Encerrar; how the conversation is classified is read before anything opens. */
export const endRequested = request('conversations/endRequested')<{ conversationId: string }>();
/** The agent confirmed the end. */
export const endConfirmRequested = request('conversations/endConfirmRequested')<{ conversationId: string }>();
/** The agent leaves the conversation open after all. */
export const endCancelRequested = request('conversations/endCancelRequested')();
/** The search text rested for 500 ms and now filters the list (spec 1 §9). */
export const searchSettled = fact('conversations/searchSettled')<{ text: string }>();
/** A read of the agent's conversations went out. */
export const readStarted = fact('conversations/readStarted')();
/** The server's whole set of the agent's conversations: replaces what was known, in one go. */
export const loaded = fact('conversations/loaded')<{ conversations: Conversation[] }>();
/** This browser's copy of the list, as the agent left it at `savedAt` (ms): shown until the server says what it is now. */
export const listRestored = fact('conversations/listRestored')<{
  conversations: Conversation[];
  savedAt: number;
}>();
/** The read failed; what is on screen stays. */
export const readFailed = fact('conversations/readFailed')<Failure>();
/** The server pushed the agent's set, or (null) only said that it changed. */
export const activeSetReported = fact('conversations/activeSetReported')<{
  conversations: Conversation[] | null;
}>();
/** A conversation became the agent's (contract §5, AddAtendimento). */
export const assigned = fact('conversations/assigned')<{ conversation: Conversation; reason: string }>();
/** One conversation was read by itself, because an event spoke of it and it was not known. */
export const oneLoaded = fact('conversations/oneLoaded')<{ conversation: Conversation }>();
/** The server knows that the agent has read all of a conversation that stood here as unread. */
export const readAcknowledged = fact('conversations/readAcknowledged')<{ conversationId: string }>();
/** A conversation left the agent (contract §5, RemoveAtendimento). */
export const removed = fact('conversations/removed')<{
  conversationId: string;
  reason: RemovalReason;
  to: string | null;
  /** Of reason `other`: the server's own word for it. */
  reasonText?: string;
}>();
/** Nothing stands against the end: the agent is asked to confirm it. */
export const endConfirmationOpened = fact('conversations/endConfirmationOpened')<{
  conversationId: string;
}>();
/** The end was sent to the server. */
export const endStarted = fact('conversations/endStarted')<{ conversationId: string }>();
/** The server ended it: it leaves the list (spec 1 §4). */
export const ended = fact('conversations/ended')<{ conversationId: string }>();
/** The server did not end it. Of one of many the report of all of them tells. */
export const endFailed = fact('conversations/endFailed')<
  Failure & { conversationId: string; isOneOfMany?: true }
>();
/** The agent types; asked for at most every 5 s. */
export const typingRequested = request('conversations/typingRequested')<{ conversationId: string }>();
/** Somebody types or records at the other end, or stopped (contract §5, digitando). */
export const typingReported = fact('conversations/typingReported')<{
  conversationId: string;
  who: string;
  state: 'typing' | 'recording' | 'stopped';
}>();
