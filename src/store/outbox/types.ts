import type { RichContent } from '../../lib/richContent';
import type { Failure } from '../../lib/failure';
import type { QueueType } from '../../lib/queueType';
import type { Quote } from '../messages/types';
import type { TemplateField } from '../cannedReplies/types';

/** Where a message goes, frozen when the agent clicked send. */
export interface SendTarget {
  conversationId: string;
  fromId: string;
  queue: string;
  queueType: QueueType;
}

/**
 * How far an item came:
 *
 *   queued ──attempt──▶ sending ──ack──▶ (gone: it is a message now)
 *     ▲                   │
 *     └──── back-off ─────┤
 *   retry                 └──gave up──▶ failed ──discard, edit──▶ (gone)
 */
export type OutboxState = 'queued' | 'sending' | 'failed';

/** A file that the agent chose or recorded; its bytes are elsewhere, under its id. */
export interface OutboxFile {
  /** Made once, when it was chosen; the server knows the upload by it (contract §4). */
  uploadId: string;
  name: string;
  /** The generic binary type where the browser knows none (spec 1 §5). */
  mimeType: string;
  bytes: number;
}

/** A message that the agent made and no server acknowledged yet. */
export interface OutboxItem {
  /** Made once, reused on every retry, reload and tab (contract §1.1). */
  clientMsgId: string;
  reqId: string;
  target: SendTarget;
  /** The customer's name when it was made; absent where the conversation had none, and of items of earlier versions. */
  customer?: string;
  /** Of a file, its caption; of a mail, what it says as HTML. */
  text: string;
  file: OutboxFile | null;
  mail: SentMail | null;
  /** The message that it answers. */
  quoted: Quote | null;
  /** The template that it was made of; `text` is what the customer reads. */
  template: { id: string; fields: TemplateField[] } | null;
  /** When the agent clicked send, ms since 1970. */
  createdAt: number;
  /** When it was put in line: at that click, and again whenever the agent tries it again. */
  queuedAt: number;
  /** Grows with each message of a conversation; lets the server refuse overtaking. */
  order: number;
  state: OutboxState;
  /** How often it went out since it was put in line. */
  attempts: number;
  failure: Failure | null;
  /** False until it went out for the first time; items of earlier versions do not say. */
  wentOut?: boolean;
  /**
   * The newest message of the conversation that was known when it first went out; null: there was none. Behind it the
   * item is looked for at a server that keeps no clientMsgId (contract §1.10). Absent: not known.
   */
  knownUntil?: string | null;
  /**
   * Of a mail that the agent can still take back: when it may leave, ms since 1970; null: it is being taken back, and
   * never goes out. Absent: it may leave.
   */
  heldUntil?: number | null;
  /** Nobody knows what became of an attempt: it goes out again only after the messages were read. */
  mustCheck?: boolean;
}

/** How far an upload came. */
export interface UploadProgress {
  conversationId: string;
  /** 0 to 100. */
  percent: number;
  /** When that was told, ms since 1970. */
  at: number;
}

/** What a mail is: the first one of a conversation, an answer to a mail, or a mail handed on to somebody else. */
export type MailKind = 'first' | 'answer' | 'forward';

/** A file of a mail. Until the mail is sent `uploadId` is only what the file is kept under. */
export interface MailFile extends Omit<OutboxFile, 'bytes'> {
  /** Null where nobody said. */
  bytes: number | null;
  /** Where the server has it, of a file of the mail that is handed on; null for one that the agent chose. */
  url: string | null;
}

/** A mail as the agent writes it. */
export interface Mail {
  /** What its draft is kept under, unique in its conversation. */
  key: string;
  kind: MailKind;
  /** The mail that it answers or hands on; null for the first one. */
  messageId: string | null;
  /** The provider's id of that mail; null where it has none. */
  providerId: string | null;
  /** Addresses, without names. */
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  content: RichContent;
  files: readonly MailFile[];
  /** Whether the mail that it answers goes along below. */
  quotes: boolean;
}

/** A mail that was sent; the text of its item is what it says as HTML. */
export interface SentMail extends Mail {
  /** The address that it is sent from, the queue's own. */
  from: string;
  /** What it says without any format. */
  plainText: string;
}
