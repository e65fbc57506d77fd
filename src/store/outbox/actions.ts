import type { Failure } from '../failure';
import type { Message } from '../messages/types';
import { fact, request } from '../stamp';
import type { OutboxItem } from './types';

/** The agent tries a failed message again. */
export const retryRequested = request('outbox/retryRequested')<{ clientMsgId: string }>();
/** The agent takes a failed message back into the composer. */
export const editRequested = request('outbox/editRequested')<{ clientMsgId: string }>();
/** The agent gives a failed message up. */
export const discardRequested = request('outbox/discardRequested')<{ clientMsgId: string }>();
/** A message was made and is kept until the server has it. */
export const queued = fact('outbox/queued')<{
  item: OutboxItem;
  /** Whether the conversation's draft is what was sent; what was typed after it stays a draft. */
  spendsDraft: boolean;
}>();
/** Messages that an earlier page left unsent. */
export const restored = fact('outbox/restored')<{ items: OutboxItem[] }>();
/** A message goes out. */
export const attemptStarted = fact('outbox/attemptStarted')<{ clientMsgId: string }>();
/** The attempt came to nothing for now; another follows. */
export const attemptFailed = fact('outbox/attemptFailed')<Failure & { clientMsgId: string }>();
/** The server has it: the item is a message now. */
export const delivered = fact('outbox/delivered')<{ clientMsgId: string; message: Message }>();
/** The server will never take it; the text goes back to the composer (contract §4). */
export const refused = fact('outbox/refused')<
  Failure & { clientMsgId: string; conversationId: string; text: string }
>();
/** Tried for too long or refused by the provider: the agent decides. */
export const gaveUp = fact('outbox/gaveUp')<Failure & { clientMsgId: string }>();
/** The agent gave it up, or took it back: then `returned` is the text that the composer gets. */
export const discarded = fact('outbox/discarded')<{
  clientMsgId: string;
  returned: { conversationId: string; text: string } | null;
}>();
/** The browser could not keep an item on disk, or (null) read them: they do not outlive a reload. */
export const storingFailed = fact('outbox/storingFailed')<Failure & { clientMsgId: string | null }>();
/** How far an upload came, from 0 to 100 (contract §5, uploadStatus). */
export const uploadReported = fact('outbox/uploadReported')<{
  uploadId: string;
  conversationId: string;
  percent: number;
  state: 'sending' | 'done' | 'failed' | 'cancelled';
}>();
