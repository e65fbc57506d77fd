import type { ConversationPatch } from '../conversations/types';
import type { Failure } from '../../lib/failure';
import type { Mail } from '../outbox/types';
import { fact, request } from '../stamp';
import type { Message, Quote } from './types';

/** A message and what the server said of its conversation along with it. */
export interface Received {
  message: Message;
  conversation: ConversationPatch | null;
}

/** What became of a message of ours; a null id means that the server keeps none. */
export interface SendSettled {
  conversationId: string;
  clientMsgId: string | null;
  message: Message | null;
  failure: Failure | null;
}

/** One message of a conversation. */
export interface MessageRef {
  conversationId: string;
  messageId: string;
}

/** A part of a long conversation's messages, next to the newer ones that were read before it. */
export interface MessagesPart {
  conversationId: string;
  messages: Message[];
  /** There are messages before these. */
  hasOlder: boolean;
}

/** The agent sends what is in the composer, to the conversation that was open at the click. */
export const sendRequested = request('messages/sendRequested')<{ conversationId: string; text: string }>();
/** The agent sends it as the answer to one message of the customer. */
export const replyRequested = request('messages/replyRequested')<{
  conversationId: string;
  text: string;
  quoted: Quote;
}>();
/** The agent sends a mail, as it stands in the editor and as the customer's program gets it. */
export const sendMailRequested = request('messages/sendMailRequested')<{
  conversationId: string;
  mail: Mail;
  html: string;
  plainText: string;
}>();
/** The agent wants to delete a message; they are asked first. */
export const deleteRequested = request('messages/deleteRequested')<MessageRef>();
/** The agent leaves the message. */
export const deleteCancelRequested = request('messages/deleteCancelRequested')();
/** The agent deletes it. */
export const deleteConfirmRequested = request('messages/deleteConfirmRequested')<MessageRef>();
/** The agent has the server try a message again that its provider failed on. */
export const retryRequested = request('messages/retryRequested')<MessageRef>();
/** The agent asked again for a conversation's messages after a failed read. */
export const readRequested = request('messages/readRequested')<{ conversationId: string }>();
/** The agent presses on a conversation, and will most likely open it. */
export const readAheadRequested = request('messages/readAheadRequested')<{ conversationId: string }>();
/** The agent looks into a conversation that is over, or is somebody else's: its messages, read-only. */
export const pastOpenRequested = request('messages/pastOpenRequested')<{ conversationId: string }>();
/** The agent is done looking into it. */
export const pastCloseRequested = request('messages/pastCloseRequested')<{ conversationId: string }>();
/** The agent wants a file of a message on their own disk; the address is the one that the screen shows it from. */
export const fileDownloadRequested = request('messages/fileDownloadRequested')<{
  url: string;
  fileName: string;
}>();
/** A new message (contract §5, newMessage 'nova'). */
export const received = fact('messages/received')<Received>();
/** A known message changed: delivery status, deletion, text (newMessage 'atualizada'). */
export const changed = fact('messages/changed')<Received>();
/** The server settled a message of ours (contract §5, sendSuccess), with its refusal where it came. */
export const sendSettled = fact('messages/sendSettled')<SendSettled>();
/** The server is asked to delete a message. */
export const deleteStarted = fact('messages/deleteStarted')<MessageRef>();
/** A message is deleted, at the customer's too; `updatedAt` by the server's clock, where it told. */
export const deleted = fact('messages/deleted')<MessageRef & { updatedAt: string | null }>();
/** It is not, and why. */
export const deleteFailed = fact('messages/deleteFailed')<Failure & MessageRef>();
/** The server is asked to try a message again. */
export const retryStarted = fact('messages/retryStarted')<MessageRef>();
/** The message goes to the provider again. */
export const retried = fact('messages/retried')<{ message: Message }>();
/** It does not; `errorText` is why, as the message shows it. */
export const retryFailed = fact('messages/retryFailed')<MessageRef & { errorText: string }>();
/** A read of a conversation's messages went out. */
export const readStarted = fact('messages/readStarted')<{ conversationId: string }>();
/** The messages of a conversation came, all of them. */
export const loaded = fact('messages/loaded')<{ conversationId: string; messages: Message[] }>();
/** The newest messages of a long conversation came; `hasOlder` says whether these are all. */
export const newestLoaded = fact('messages/newestLoaded')<MessagesPart>();
/** Those before them came, as far as they are read by now. */
export const olderLoaded = fact('messages/olderLoaded')<MessagesPart>();
/** The read failed; what is on screen stays. */
export const readFailed = fact('messages/readFailed')<Failure & { conversationId: string }>();
/** What is known of these conversations may be old: they are read again when opened. */
export const staled = fact('messages/staled')<{ conversationIds: string[] }>();
/** Nobody looks at the messages of a conversation any more, which is not the agent's: they are let go. */
export const forgotten = fact('messages/forgotten')<{ conversationId: string }>();
