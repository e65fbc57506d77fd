import type { Failure } from '../../lib/failure';
import type { MailPrefill } from '../../lib/mailto';
import type { Quote } from '../messages/types';
import type { Mail, MailKind, OutboxFile } from '../outbox/types';

/** A mail that an agent wrote and did not send. */
export interface MailDraft extends Mail {
  /** ms since 1970. */
  savedAt: number;
  /** The disk had it damaged: what could be read is here, without its formatting. */
  isMended?: boolean;
}

/** A file that goes out with what the agent writes next; its bytes are on this browser's disk under its id. */
export interface DraftFile extends OutboxFile {
  /** The agent sent it, and the outbox is about to have it. */
  isSending?: boolean;
  /** Why it could not be sent. */
  failure?: Failure;
}

/** What an agent wrote in a conversation and did not send. */
export interface Draft {
  conversationId: string;
  /** Of the composer. */
  text: string;
  /** The message that the text answers. */
  quoted: Quote | null;
  /** Of the composer, in the order in which they go out, the text with the first; absent where there are none. */
  files?: readonly DraftFile[];
  /** Of an e-mail conversation, in the order in which they were begun. */
  mails: readonly MailDraft[];
  /** ms since 1970. */
  savedAt: number;
}

/** The mail that is open in the editor. */
export interface Writing {
  conversationId: string;
  /** What its draft is kept under. */
  key: string;
  kind: MailKind;
  messageId: string | null;
  /** Whether it goes to everybody who got the mail that it answers. */
  toAll: boolean;
  /** Files that it is opened with; their bytes wait under their ids. */
  brings?: readonly OutboxFile[];
  /** What a link says of it, until that is in its draft. */
  prefill?: MailPrefill;
}
