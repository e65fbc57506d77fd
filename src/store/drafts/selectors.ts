import type { RootState } from '../rootReducer';

/** The unsent text kept for a conversation; '' when there is none. */
export function selectDraftText(state: RootState, conversationId: string): string {
  return state.drafts.byConversation[conversationId]?.text ?? '';
}
