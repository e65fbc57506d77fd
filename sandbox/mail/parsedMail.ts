import type { Mailbox } from './addresses';
import type { Bounce } from './bounce';
import type { MailFile } from './mailFiles';

/** A mail that came, read. */
export interface ParsedMail {
  /** with brackets; null when it has none */
  messageId: string | null;
  /** The same for two copies of one mail, whichever ways they came. */
  identity: string;
  from: Mailbox;
  /** Where answers go. */
  replyTo: string;
  /** As people write them. */
  to: string[];
  cc: string[];
  /** Every address it is known to have been sent to, bare. */
  recipients: string[];
  subject: string;
  /** null when it has plain text alone */
  html: string | null;
  text: string;
  files: MailFile[];
  /** What it answers, the nearest first. */
  answers: string[];
  /** What could not be delivered, where it is a server that says so. */
  bounce?: Bounce;
}
