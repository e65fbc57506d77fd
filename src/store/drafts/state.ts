import { entryOf } from '../../lib/records';
import type { Draft } from './types';
import type { OpenEditors } from './writing';

/** Unsent texts and mails by conversation. */
export interface DraftsState extends OpenEditors {
  byConversation: Readonly<Record<string, Draft>>;
  /** Whether those of earlier pages are among them. */
  areRestored: boolean;
}

/** Before anything was written. */
export const initialState: DraftsState = { byConversation: {}, writing: null, areRestored: false };

/** Without the draft of a conversation. */
export function without(state: DraftsState, conversationId: string): DraftsState {
  if (entryOf(state.byConversation, conversationId) === undefined) return state;
  const { [conversationId]: _removed, ...byConversation } = state.byConversation;
  return { ...state, byConversation };
}

/** What a draft says. */
export type Content = Required<Pick<Draft, 'text' | 'quoted' | 'mails' | 'files'>>;

const NOTHING: Content = { text: '', quoted: null, mails: [], files: [] };

/** What the draft of a conversation says; nothing where there is none. */
export function contentOf(state: DraftsState, conversationId: string): Content {
  return { ...NOTHING, ...entryOf(state.byConversation, conversationId) };
}

/** The draft as it is from now on; with nothing in it there is none. */
export function put(
  state: DraftsState,
  conversationId: string,
  { text, quoted, mails, files }: Content,
  at: number,
): DraftsState {
  const isEmpty = text === '' && quoted === null && mails.length === 0 && files.length === 0;
  if (isEmpty) return without(state, conversationId);
  const own = { conversationId, text, quoted, mails, savedAt: at };
  const draft = files.length === 0 ? own : { ...own, files };
  return { ...state, byConversation: { ...state.byConversation, [conversationId]: draft } };
}

/** What was written stays, should the conversation come back; what it was to answer alone does not. */
export function withoutQuote(state: DraftsState, conversationId: string): DraftsState {
  const { text, mails, files } = contentOf(state, conversationId);
  const isLeft = text !== '' || mails.length > 0 || files.length > 0;
  return isLeft ? state : without(state, conversationId);
}

/** The files of a conversation as they are from now on; without a time, the draft was written when it was. */
export function putFiles(
  state: DraftsState,
  conversationId: string,
  change: (files: Content['files']) => Content['files'],
  at = entryOf(state.byConversation, conversationId)?.savedAt ?? 0,
): DraftsState {
  const content = contentOf(state, conversationId);
  const files = change(content.files);
  return files === content.files ? state : put(state, conversationId, { ...content, files }, at);
}

/** The conversation in whose draft a file is. */
export function conversationOfFile({ byConversation }: DraftsState, uploadId: string): string | undefined {
  return Object.keys(byConversation).find((id) =>
    entryOf(byConversation, id)?.files?.some((file) => file.uploadId === uploadId),
  );
}
