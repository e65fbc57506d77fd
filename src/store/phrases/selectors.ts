import type { RootState } from '../rootReducer';
import { entryOf } from '../../lib/records';
import { NO_PHRASES } from './reducer';
import type { CannedReply, PhraseKind, QueuePhrases, Template } from './types';

/** The conversation that the agent looks for ready texts of a kind for; null while that dialog is closed. */
export function selectPhrasesFor({ phrases }: RootState, kind: PhraseKind): string | null {
  return phrases.open?.kind === kind ? phrases.open.conversationId : null;
}

/** The canned replies of a queue. */
export function selectReplies({ phrases }: RootState, queue: string): QueuePhrases<CannedReply> {
  return entryOf(phrases.replies, queue) ?? NO_PHRASES;
}

/** The templates of a queue. */
export function selectTemplates({ phrases }: RootState, queue: string): QueuePhrases<Template> {
  return entryOf(phrases.templates, queue) ?? NO_PHRASES;
}
