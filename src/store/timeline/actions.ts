import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Earlier } from './types';

/** The agent wants to see what the customer wrote before the open conversation, or scrolled up to its begin. */
export const earlierRequested = request('timeline/earlierRequested')<{ conversationId: string }>();
/** The agent looks for words in a conversation. */
export const findOpenRequested = request('timeline/findOpenRequested')<{ conversationId: string }>();
/** The agent is done looking. */
export const findCloseRequested = request('timeline/findCloseRequested')();
/** The agent folds mails of a timeline to one row each, or unfolds them; being led to one unfolds it as well. */
export const foldRequested = request('timeline/foldRequested')<{
  conversationId: string;
  messageIds: readonly string[];
  folded: boolean;
}>();
/** A read of earlier conversations went out. */
export const earlierReadStarted = fact('timeline/earlierReadStarted')<{ conversationId: string }>();
/** Earlier conversations came, the newest first; those that are known already may be among them. */
export const earlierLoaded = fact('timeline/earlierLoaded')<Omit<Earlier, 'read'>>();
/** The read failed; what is on screen stays. */
export const earlierReadFailed = fact('timeline/earlierReadFailed')<Failure & { conversationId: string }>();
