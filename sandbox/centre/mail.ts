import * as v from 'valibot';
import type { ConversationRow } from '../store';

const addressList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Addresses of an e-mail conversation: its `email` list, or none where it has no such list. */
export function conversationAddresses(row: ConversationRow): string[] {
  const list = v.safeParse(addressList, row.email ?? '[]');
  return list.success ? list.output : [];
}

const NAMED: Record<string, string> = { nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
};

function numbered(digits: string, base: number): string {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/** Text with the entities that mails commonly use as the signs they stand for; others stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu, (whole, decimal, hex, name) => {
    if (typeof decimal === 'string') return numbered(decimal, 10);
    if (typeof hex === 'string') return numbered(hex, 16);
    const word = String(name);
    const accent = ACCENTS[word.slice(1)];
    if (accent !== undefined) return `${word.slice(0, 1)}${accent}`.normalize('NFC');
    return NAMED[word.toLowerCase()] ?? whole;
  });
}

/** Text of an HTML body in one line, for `resposta` and `lastMsg`. */
export function plainText(html: string): string {
  const bare = html
    .replace(/<(script|style|title)\b[\s\S]*?<\/\1>/giu, '')
    .replace(/<\/?(p|div|br|hr|li|ul|ol|tr|td|table|blockquote|h[1-6])\b[^>]*>/giu, ' ')
    .replace(/<[^>]+>/gu, '');
  return decodeEntities(bare).replace(/\s+/gu, ' ').trim();
}
