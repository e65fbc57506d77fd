import type { Failure } from '../../lib/failure';
import type { QueueType } from '../../lib/queueType';
import type { Quote } from '../messages/types';
import type { TemplateField } from '../phrases/types';
import type { SentMail } from './mail';

export type * from './mail';

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

/** The attach dialog: which file is to go where. */
export interface Attaching {
  /** Frozen when the dialog opened. */
  conversationId: string;
  file: OutboxFile | null;
  /** The caption that the dialog begins with. */
  caption: string;
  /** The failed item that is being edited, which the new one takes the place of. */
  replaces: string | null;
  /** The agent confirmed. */
  isSending: boolean;
  /** Why the file cannot be sent. */
  failure: Failure | null;
}
