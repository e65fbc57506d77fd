import type { QueueType } from '../../lib/queueType';

/**
 * Delivery of a message; only moves forward, and `deleted` is final (contract §1.6). `other`: the server has it, under
 * a status that this console does not know (contract §0).
 */
export type MessageStatus = 'pending' | 'other' | 'sent' | 'delivered' | 'seen' | 'deleted';

/** Who speaks: the wire's inOut 1, 2 and 5. */
export type MessageDirection = 'customer' | 'agent' | 'system';

/**
 * What a message is made of: words, or a file by the family of its type (contract §2). How each kind is called, quoted
 * and found: `components/chat/message/kinds`.
 */
export type MessageKind = 'text' | 'image' | 'audio' | 'video' | 'file';

/** A file of a message; `path` is below the server's address. */
export interface Attachment {
  /** '': the server does not say where it is. */
  path: string;
  mimeType: string;
  fileName: string;
  bytes: number | null;
  width: number | null;
  height: number | null;
  seconds: number | null;
}

/** The message that another one answers, as the server keeps it. */
export interface QuotedMessage {
  id: string | null;
  text: string | null;
  /** A `MessageKind`, or what else the server calls it. */
  kind: string;
  mimeType: string | null;
  path: string | null;
}

/** The message that the agent answers, as the server is told of it. */
export interface Quote extends QuotedMessage {
  id: string;
  providerId: string | null;
}

/** Who an e-mail is from and whom it reached; addresses as the mail has them, with a name or without. */
export interface Envelope {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
}

/** A message as the server stored it. */
export interface Message {
  id: string;
  /** The provider's id (messageID). */
  providerId: string | null;
  /** The id that this or another console of the agent made when it was sent. */
  clientMsgId: string | null;
  conversationId: string;
  /** Text; HTML only in e-mail (queue type 4). */
  text: string;
  plainText: string | null;
  direction: MessageDirection;
  queue: string;
  queueType: QueueType;
  agent: string | null;
  status: MessageStatus;
  /** Of status `other`: the server's own word for it. */
  statusText?: string;
  subject: string | null;
  /** Null: the server did not say; the message stands where it arrived. */
  sentAt: string | null;
  attachments: Attachment[];
  quoted: QuotedMessage | null;
  /** Of e-mail only (queue type 4). */
  envelope: Envelope | null;
  /** Of e-mail: the provider's id of the mail that it answers, or hands on. Absent: the server does not say. */
  repliesTo?: string;
  /** Of e-mail: it hands another one on. */
  isForward?: true;
  /** Why the provider could not deliver it. */
  errorText: string | null;
  updatedAt: string | null;
}
