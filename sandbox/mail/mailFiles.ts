import type { Attachment, Email } from 'postal-mime';
import { cleanText } from './cleanText';

/** A file of a mail that came. */
export interface MailFile {
  filename: string;
  mimeType: string;
  bytes: Uint8Array;
}

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'message/rfc822': 'eml',
};

function nameOf({ filename, mimeType }: Attachment, at: number): string {
  // A `cid:` address ends at the @, so no name may have one.
  const given = cleanText(filename ?? '')
    .replace(/[\p{Cc}\p{Surrogate}@]+/gu, '_')
    .trim();
  if (given !== '') return given;
  const family = mimeType.split('/')[0] ?? '';
  const stem = family === 'image' ? 'imagem' : family === 'message' ? 'mensagem' : 'anexo';
  return `${stem}-${String(at + 1)}.${EXTENSIONS[mimeType] ?? 'bin'}`;
}

/** `foto.png`, then `foto (2).png`: pictures are found by their names. */
function unlike(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let next = 2; taken.has(free.toLowerCase()); next += 1) free = `${stem} (${String(next)})${end}`;
  taken.add(free.toLowerCase());
  return free;
}

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

const CID = /cid:([^\s"'<>)]+)/giu;

function plainCid(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** The files of a mail, each with a name of its own, and its HTML, in which pictures are addressed by those names. */
export function namedFiles(mail: Email): { html: string | null; files: MailFile[] } {
  const taken = new Set<string>();
  const byCid = new Map<string, string>();
  const files = mail.attachments.map((attachment, at) => {
    const filename = unlike(nameOf(attachment, at), taken);
    const cid = attachment.contentId?.replace(/^<|>$/gu, '');
    if (cid) byCid.set(plainCid(cid), filename);
    return { filename, mimeType: attachment.mimeType, bytes: bytesOf(attachment.content) };
  });
  const html = mail.html?.replace(CID, (whole, cid: string) => {
    const filename = byCid.get(plainCid(cid));
    return filename === undefined ? whole : `cid:${encodeURIComponent(filename)}`;
  });
  return { html: html ?? null, files };
}
