import type { ConversationPatch } from '../conversations/types';
import type { Failure } from '../failure';
import { fact, request } from '../stamp';
import type { Message } from './types';

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

/** The agent sends what is in the composer, to the conversation that was open at the click. */
export const sendRequested = request('messages/sendRequested')<{ conversationId: string; text: string }>();
/** The agent asked again for a conversation's messages after a failed read. */
export const readRequested = request('messages/readRequested')<{ conversationId: string }>();
/** The agent looks into a conversation that is over, or is somebody else's: its messages, read-only. */
export const pastOpenRequested = request('messages/pastOpenRequested')<{ conversationId: string }>();
/** The agent is done looking into it. */
export const pastCloseRequested = request('messages/pastCloseRequested')<{ conversationId: string }>();
/** A new message (contract §5, newMessage 'nova'). */
export const received = fact('messages/received')<Received>();
/** A known message changed: delivery status, deletion, text (newMessage 'atualizada'). */
export const changed = fact('messages/changed')<Received>();
/** The server settled a message of ours (contract §5, sendSuccess), with its refusal where it came. */
export const sendSettled = fact('messages/sendSettled')<SendSettled>();
/** A read of a conversation's messages went out. */
export const readStarted = fact('messages/readStarted')<{ conversationId: string }>();
/** The messages of a conversation came, all of them. */
export const loaded = fact('messages/loaded')<{ conversationId: string; messages: Message[] }>();
/** The read failed; what is on screen stays. */
export const readFailed = fact('messages/readFailed')<Failure & { conversationId: string }>();
/** What is known of these conversations may be old: they are read again when opened. */
export const staled = fact('messages/staled')<{ conversationIds: string[] }>();
/** Nobody looks at the messages of a conversation any more, which is not the agent's: they are let go. */
export const forgotten = fact('messages/forgotten')<{ conversationId: string }>();
