import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { CallNotes } from './types';

type OfCall = Pick<CallNotes, 'callId' | 'uniqueId'>;

/** The agent added a note to a call. */
export const addRequested = request('callNotes/addRequested')<OfCall & { text: string }>();
/** Typing rested, or the agent left the field: keep what is in it. */
export const draftRequested = request('callNotes/draftRequested')<OfCall & { text: string }>();
/** The agent took a note away. */
export const removeRequested = request('callNotes/removeRequested')<{ callId: string; id: string }>();
/** Notes of an earlier page came from disk. */
export const restored = fact('callNotes/restored')<{ calls: CallNotes[] }>();
/** The browser could not keep the notes of a call, or (null) read them: they do not outlive a reload. */
export const keepingFailed = fact('callNotes/keepingFailed')<Failure & { callId: string | null }>();
