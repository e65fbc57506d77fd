import type { Failure } from '../../lib/failure';
import type { Message, Quote } from '../messages/types';
import { fact, request } from '../stamp';
import type { OutboxFile, OutboxItem, Mail } from './types';

/** What of an item goes back to where it was written: a text with what it answers and its file, or a mail. */
export interface Returned {
  conversationId: string;
  text: string;
  quoted: Quote | null;
  mail: Mail | null;
  /** Its bytes are on this browser's disk under its id; absent: none comes back. */
  file?: OutboxFile;
}

/** The agent tries a failed message again. */
export const retryRequested = request('outbox/retryRequested')<{ clientMsgId: string }>();
/** The agent takes a failed message back to where it was written: into the composer, with its file, or the editor. */
export const editRequested = request('outbox/editRequested')<{ clientMsgId: string }>();
/** The agent takes a mail back into the editor that has not left yet. */
export const undoRequested = request('outbox/undoRequested')<{ clientMsgId: string }>();
/** A mail that was held may leave at once: what the agent does next ends its conversation, or the session. */
export const released = fact('outbox/released')<{ clientMsgId: string }>();
/** The agent gives a failed message up. */
export const discardRequested = request('outbox/discardRequested')<{ clientMsgId: string }>();
/** The agent sends a failed message of a conversation that is gone in another one with the same customer. */
export const sendElsewhereRequested = request('outbox/sendElsewhereRequested')<{
  clientMsgId: string;
  conversationId: string;
}>();
/** The agent sends a file, whose bytes wait under its id, to the conversation in which they chose it. */
export const sendFileRequested = request('outbox/sendFileRequested')<{
  conversationId: string;
  file: OutboxFile;
  caption: string;
}>();
/** The agent does not want a file to be sent that waits or is under way. */
export const cancelRequested = request('outbox/cancelRequested')<{ clientMsgId: string }>();
/** The agent wants a file back that could not be sent. */
export const saveFileRequested = request('outbox/saveFileRequested')<{ clientMsgId: string }>();
/** A file of the composer cannot be sent. */
export const fileRefused = fact('outbox/fileRefused')<Failure & { uploadId: string }>();
/** A message was made and is kept until the server has it. */
export const queued = fact('outbox/queued')<{
  item: OutboxItem;
  /** Whether the conversation's draft is what was sent; what was typed after it stays a draft. */
  spendsDraft: boolean;
}>();
/** Messages that an earlier page left unsent. */
export const restored = fact('outbox/restored')<{ items: OutboxItem[] }>();
/** A message goes out; `knownUntil` is the newest message of its conversation then (see OutboxItem). */
export const attemptStarted = fact('outbox/attemptStarted')<{
  clientMsgId: string;
  knownUntil?: string | null;
}>();
/** The attempt came to nothing for now; another follows. */
export const attemptFailed = fact('outbox/attemptFailed')<Failure & { clientMsgId: string }>();
/** The server has it: the item is a message now. */
export const delivered = fact('outbox/delivered')<{ clientMsgId: string; message: Message }>();
/**
 * The server will never take it; the text goes back to the composer (contract §4), a mail to its drafts. A file or a
 * template cannot: its item stays, failed, and `text` is ''.
 */
export const refused = fact('outbox/refused')<Failure & Returned & { clientMsgId: string }>();
/** Tried for too long or refused by the provider: the agent decides. */
export const gaveUp = fact('outbox/gaveUp')<Failure & { clientMsgId: string }>();
/** The agent gave it up, or took it back: then `returned` is what the composer or the editor gets. */
export const discarded = fact('outbox/discarded')<{ clientMsgId: string; returned: Returned | null }>();
/** The browser could not keep an item on disk, or (null) read them: they do not outlive a reload. */
export const storingFailed = fact('outbox/storingFailed')<Failure & { clientMsgId: string | null }>();
/** The server did not answer a classification: it is kept, and sent later. */
export const classificationDelayed = fact('outbox/classificationDelayed')<{ reqId: string }>();
/** A call's classification that the server refused so far is kept on this browser, and sent again. */
export const classificationLeft = fact('outbox/classificationLeft')<{ reqId: string; uniqueId: string }>();
/** The server has a classification that was kept. */
export const classificationDelivered = fact('outbox/classificationDelivered')<{ reqId: string }>();
/** The server refused a classification that was kept. */
export const classificationRefused = fact('outbox/classificationRefused')<Failure & { reqId: string }>();
/** How far an upload came, from 0 to 100 (contract §5, uploadStatus). */
export const uploadReported = fact('outbox/uploadReported')<{
  uploadId: string;
  conversationId: string;
  percent: number;
  /** `other`: a state that this console does not know. */
  state: 'sending' | 'done' | 'failed' | 'cancelled' | 'other';
  /** Why it failed, where the server says. */
  errorText?: string;
}>();
