import { getEntry } from '../buckets';
import type { RootState } from '../rootReducer';
import type { ConversationMessages } from './reducer';

/** What is known of a conversation's messages; undefined when nothing was heard of it. */
export function selectConversationMessages(state: RootState, id: string): ConversationMessages | undefined {
  return getEntry(state.messages.byConversation, id);
}

/** The id of the newest message of a conversation; null when none is known. */
export function selectNewestMessageId(state: RootState, id: string): string | null {
  return selectConversationMessages(state, id)?.pages.at(-1)?.ids.at(-1) ?? null;
}
