import type { RootState } from '../rootReducer';
import { entryOf } from '../../lib/records';
import { NO_REPLIES } from './reducer';
import type { CannedReply, ReplyKind, QueueReplies, Template } from './types';

/** The conversation that the agent looks for ready texts of a kind for; null while that dialog is closed. */
export function selectRepliesFor({ cannedReplies }: RootState, kind: ReplyKind): string | null {
  return cannedReplies.open?.kind === kind ? cannedReplies.open.conversationId : null;
}

/** The canned replies of a queue. */
export function selectReplies({ cannedReplies }: RootState, queue: string): QueueReplies<CannedReply> {
  return entryOf(cannedReplies.replies, queue) ?? NO_REPLIES;
}

const NONE: readonly string[] = [];

/** The names of the replies that the agent used on this browser, the latest first. */
export function selectRecentReplies({ cannedReplies }: RootState): readonly string[] {
  return cannedReplies.recent ?? NONE;
}

/** The templates of a queue. */
export function selectTemplates({ cannedReplies }: RootState, queue: string): QueueReplies<Template> {
  return entryOf(cannedReplies.templates, queue) ?? NO_REPLIES;
}
