import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from './addresses';

/** A file in a mail; one with `cid` stands within its HTML. */
export interface Part {
  filename: string;
  mimeType: string;
  bytes: Uint8Array;
  /** without brackets */
  cid?: string;
}

/** What a mail says and whom it names: hidden recipients are no part of it. */
export interface Letter {
  messageId: string;
  sentAt: Date;
  from: Mailbox;
  to: Mailbox[];
  cc?: Mailbox[];
  subject: string;
  text: string;
  html?: string;
  inReplyTo?: string;
  references?: string[];
  parts?: Part[];
}

const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/u;

/** Parts of these families are not encoded, so bytes that only claim to be one would break the mail. */
const BARE = /^(?:message|multipart)\//iu;

function safeType(mimeType: string): string {
  return MIME_TYPE.test(mimeType) && !BARE.test(mimeType) ? mimeType : 'application/octet-stream';
}

/** Writes a mail as MIME: its text and HTML as alternatives, pictures related to the HTML, files beside them. */
export function composeMail(letter: Letter): Promise<Buffer> {
  const { sentAt, html, inReplyTo, parts = [], ...same } = letter;
  const composer = new MailComposer({
    ...same,
    date: sentAt,
    ...(html === undefined ? {} : { html }),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    attachments: parts.map(({ filename, mimeType, bytes, cid }) => ({
      filename,
      contentType: safeType(mimeType),
      content: Buffer.from(bytes),
      ...(cid === undefined ? { contentDisposition: 'attachment' as const } : { cid }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
