import { createSelector } from 'reselect';
import type { Quote } from '../messages/types';
import type { RootState } from '../rootReducer';
import { entryOf } from '../../lib/records';
import type { Draft, DraftFile, MailDraft, Writing } from './types';

export { mailKey } from './mails';

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

/** Whether an agent wrote anything in a conversation that was not sent. */
export function selectHasDraft(state: RootState, conversationId: string): boolean {
  const draft = entryOf(state.drafts.byConversation, conversationId);
  if (draft === undefined) return false;
  return draft.text !== '' || draft.mails.length > 0 || (draft.files ?? []).length > 0;
}

const NO_FILES: readonly DraftFile[] = [];

/** The files that go out with what the agent writes next in a conversation, in order. */
export function selectDraftFiles(state: RootState, conversationId: string): readonly DraftFile[] {
  return entryOf(state.drafts.byConversation, conversationId)?.files ?? NO_FILES;
}

const NO_MAILS: readonly MailDraft[] = [];

/** The unsent mails of a conversation, in the order in which they were begun. */
export function selectMailDrafts(state: RootState, conversationId: string): readonly MailDraft[] {
  return entryOf(state.drafts.byConversation, conversationId)?.mails ?? NO_MAILS;
}

/** One of them; null when there is none of that key. */
export function selectMailDraft(state: RootState, conversationId: string, key: string): MailDraft | null {
  return selectMailDrafts(state, conversationId).find((mail) => mail.key === key) ?? null;
}

/** The mail in the editor; null while it is closed. */
export function selectWriting(state: RootState): Writing | null {
  return state.drafts.writing;
}

/** Whether the drafts of earlier pages are known. */
export function selectAreDraftsRestored(state: RootState): boolean {
  return state.drafts.areRestored;
}

function fileIdsOf({ files = [], mails }: Draft): string[] {
  const ofMails = mails.flatMap((mail) => mail.files.filter(({ url }) => url === null));
  return [...files, ...ofMails].map(({ uploadId }) => uploadId);
}

/** What the files are kept under that the agent did not send yet; the same array until one of them changes. */
export const selectDraftFileIds = createSelector([selectDrafts], (drafts) =>
  Object.values(drafts).flatMap(fileIdsOf),
);
