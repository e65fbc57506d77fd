import type { Quote } from '../messages/types';
import type { RootState } from '../rootReducer';
import { entryOf } from '../records';
import type { Draft } from './types';

/** The unsent text kept for a conversation; '' when there is none. */
export function selectDraftText(state: RootState, conversationId: string): string {
  return entryOf(state.drafts.byConversation, conversationId)?.text ?? '';
}

/** The message that a conversation's unsent text answers; null when it answers none. */
export function selectDraftQuote(state: RootState, conversationId: string): Quote | null {
  return entryOf(state.drafts.byConversation, conversationId)?.quoted ?? null;
}

/** Unsent text, by conversation. */
export function selectDrafts(state: RootState): Readonly<Record<string, Draft>> {
  return state.drafts.byConversation;
}
