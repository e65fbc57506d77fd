import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { PrivateNote } from './types';

/** Typing rested, or the agent left the field: keep what is in it; '' takes the note away. */
export const writeRequested = request('privateNotes/writeRequested')<Omit<PrivateNote, 'changedAt'>>();
/** Notes of an earlier page came from disk. */
export const restored = fact('privateNotes/restored')<{ notes: PrivateNote[] }>();
/** The browser could not keep the note of a conversation, or (null) read them: they do not outlive a reload. */
export const keepingFailed = fact('privateNotes/keepingFailed')<
  Failure & { conversationId: string | null }
>();
