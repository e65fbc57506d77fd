import type { RootState } from '../rootReducer';
import { entryOf } from '../records';
import type { Draft } from './types';

/** The unsent text kept for a conversation; '' when there is none. */
export function selectDraftText(state: RootState, conversationId: string): string {
  return entryOf(state.drafts.byConversation, conversationId)?.text ?? '';
}

/** Unsent text, by conversation. */
export function selectDrafts(state: RootState): Readonly<Record<string, Draft>> {
  return state.drafts.byConversation;
}
