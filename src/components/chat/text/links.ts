import type { Atom } from './tokens';

const URL_START = /https?:\/\/|www\.|mailto:|tel:/giu;
const URL_END = /[\s<>"`\u0000-\u001f]/gu;
const PHONE = /\+\d[\d ().-]{6,18}\d/gu;
/** As they are written within Brazil and North America: an area, and a number with its hyphen. */
const NATIONAL = /(?:\(\d{2}\) ?|\d{2} )9?\d{4}-\d{4}|\(\d{3}\) ?\d{3}-\d{4}/gu;
const WORD = /[\p{L}\p{N}]/u;
const TRAILING = new Set('.,;:!?\'"*_~…»”’'.split(''));
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const LOCAL_MAX = 64;
const DOMAIN_MAX = 255;
const LOCAL_CHAR = /[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]/u;
const DOMAIN_CHAR = /[\p{L}\p{N}.-]/u;

function count(text: string, character: string): number {
  let found = 0;
  for (const each of text) if (each === character) found += 1;
  return found;
}

/** The address without the punctuation that ends the sentence around it. */
function withoutTrailing(address: string): string {
  const surplus: Record<string, number> = {};
  for (const [close, open] of Object.entries(PAIRS))
    surplus[close] = count(address, close) - count(address, open);
  let end = address.length;
  while (end > 0) {
    const last = address[end - 1] ?? '';
    if ((surplus[last] ?? 0) > 0) surplus[last] = (surplus[last] ?? 0) - 1;
    else if (!TRAILING.has(last)) break;
    end -= 1;
  }
  return address.slice(0, end);
}

function webHref(address: string): string | null {
  try {
    const { protocol, hostname, href } = new URL(address);
    return (protocol === 'https:' || protocol === 'http:') && hostname !== '' ? href : null;
  } catch {
    return null;
  }
}

/** Where an address leads; null when it is none, or leads anywhere but the web, mail or telephone. */
function hrefOf(address: string): string | null {
  const scheme = address.slice(0, address.indexOf(':') + 1).toLowerCase();
  if (scheme === 'mailto:')
    return address.length > scheme.length + 2 && address.includes('@') ? address : null;
  if (scheme === 'tel:') return /^tel:\+?[\d().-]{3,24}$/iu.test(address) ? address : null;
  if (/^https?:\/\//iu.test(address)) return webHref(address);
  return /^www\.[^.]+\../iu.test(address) ? webHref(`https://${address}`) : null;
}

function link(text: string, start: number, href: string | null): Atom[] {
  return href === null ? [] : [{ start, end: start + text.length, token: { kind: 'link', text, href } }];
}

function urls(text: string): Atom[] {
  const atoms: Atom[] = [];
  const starts = new RegExp(URL_START);
  const ends = new RegExp(URL_END);
  for (let match = starts.exec(text); match !== null; match = starts.exec(text)) {
    if (WORD.test(text[match.index - 1] ?? '')) continue;
    ends.lastIndex = match.index;
    const end = ends.exec(text)?.index ?? text.length;
    const address = withoutTrailing(text.slice(match.index, end));
    atoms.push(...link(address, match.index, hrefOf(address)));
    starts.lastIndex = Math.max(end, starts.lastIndex);
  }
  return atoms;
}

/** Looks around every `@` a bounded way, so that no text costs more than its length. */
function mails(text: string): Atom[] {
  const atoms: Atom[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < LOCAL_MAX && LOCAL_CHAR.test(text[start - 1] ?? '')) start -= 1;
    while (start < at && !WORD.test(text[start] ?? '')) start += 1;
    let end = at + 1;
    while (end < text.length && end - at <= DOMAIN_MAX && DOMAIN_CHAR.test(text[end] ?? '')) end += 1;
    while (end > at + 1 && !WORD.test(text[end - 1] ?? '')) end -= 1;
    const domain = text.slice(at + 1, end);
    if (start === at || !/^[^.-].*\.[^.]{2,}$/u.test(domain) || domain.includes('..')) continue;
    const address = text.slice(start, end);
    atoms.push(...link(address, start, `mailto:${address}`));
  }
  return atoms;
}

/** What may be part of something longer: a code, an amount, a date. */
const JOINED = /[\p{L}\p{N}/.-]/u;

function phones(text: string): Atom[] {
  const whole = [...text.matchAll(PHONE)].flatMap((match) => {
    if (WORD.test(text[match.index - 1] ?? '') || WORD.test(text[match.index + match[0].length] ?? ''))
      return [];
    const digits = match[0].replace(/\D/gu, '');
    return digits.length < 8 || digits.length > 15 ? [] : link(match[0], match.index, `tel:+${digits}`);
  });
  const national = [...text.matchAll(NATIONAL)].flatMap((match) => {
    const after = text.slice(match.index + match[0].length);
    if (JOINED.test(text[match.index - 1] ?? '') || WORD.test(after[0] ?? '') || /^[-/]\d/u.test(after))
      return [];
    return link(match[0], match.index, `tel:${match[0].replace(/\D/gu, '')}`);
  });
  return [...whole, ...national];
}

/** Addresses in a text: of the web, of mail, and telephone numbers with their country or their area. */
export function findLinks(text: string): Atom[] {
  return [...urls(text), ...mails(text), ...phones(text)];
}
