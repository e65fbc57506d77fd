import { digest } from '../centre/digest';
import { mailboxOf, NOBODY } from './addresses';
import { cleanText } from './cleanText';
import type { ParsedMail } from './parsedMail';

const SHOWN_BYTES = 20_000;

function head(text: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'imu').exec(text)?.[1]?.trim() ?? '';
}

function decoded(bytes: Uint8Array): string {
  try {
    // As a stream: the last sign may be cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

/** A mail that no parser takes, as it came: its first lines to read, the whole of it as a file. */
export function unreadable(raw: Uint8Array): ParsedMail {
  const text = cleanText(decoded(raw.subarray(0, SHOWN_BYTES)));
  const from = mailboxOf(head(text, 'from')) ?? { name: '', address: NOBODY };
  const to = mailboxOf(head(text, 'to'))?.address;
  return {
    messageId: null,
    identity: digest(Buffer.from(raw).toString('base64')),
    from,
    replyTo: from.address,
    to: to === undefined ? [] : [to],
    cc: [],
    recipients: to === undefined ? [] : [to.toLowerCase()],
    subject: head(text, 'subject'),
    html: null,
    text,
    files: [{ filename: 'mensagem.eml', mimeType: 'message/rfc822', bytes: raw }],
    answers: [],
  };
}
