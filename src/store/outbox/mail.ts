import type { RichContent } from '../drafts/types';
import type { OutboxFile } from './types';

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
