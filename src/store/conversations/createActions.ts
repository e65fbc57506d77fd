import type { Failure } from '../../lib/failure';
import type { MailPrefill } from '../../lib/mailto';
import { fact, request } from '../stamp';
import type { Conversation, HeldElsewhere, NewConversation } from './types';

/** The agent wants to begin a conversation, with somebody in particular or ('') with nobody yet. */
export const createOpenRequested = request('conversations/createOpenRequested')<{
  kind: NewConversation['kind'];
  name: string;
  /** An e-mail address, or a number in whatever way it is written. */
  address: string;
  contactId: string | null;
  /** What the link that led here says of the mail. */
  prefill?: MailPrefill;
}>();
/** The agent leaves the dialog. */
export const createCloseRequested = request('conversations/createCloseRequested')();
/** The agent begins the conversation. */
export const createRequested = request('conversations/createRequested')<NewConversation>();
/** The new conversation went out, under an id that tells it from others under way; older logs do not say which. */
export const createStarted = fact('conversations/createStarted')<{ reqId: string } | undefined>();
/** The conversation is the agent's, and opens unless its dialog was left; `existing`: it was theirs before. */
export const created = fact('conversations/created')<{
  conversation: Conversation;
  existing: boolean;
  reqId?: string;
  /** The agent left the dialog in which it began, and is led nowhere. */
  isLeft?: true;
}>();
/** It did not begin; the dialog stays with what was filled in. */
export const createFailed = fact('conversations/createFailed')<
  Failure & {
    reqId?: string;
    /** Where the customer's conversation is, when it is somebody else's. */
    elsewhere: HeldElsewhere | null;
  }
>();
