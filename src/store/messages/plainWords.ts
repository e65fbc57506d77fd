const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Above this there is no character. */
const LAST_CODE_POINT = 0x10_ff_ff;

function entity(whole: string, name: string): string {
  const isHex = /^#x/i.test(name);
  const code = name.startsWith('#') ? Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10) : NaN;
  if (code >= 0 && code <= LAST_CODE_POINT) return String.fromCodePoint(code);
  return ENTITIES[name.toLowerCase()] ?? whole;
}

/** A text as it is compared: however it is composed, and with one space for whatever white space it has. */
export function plainWords(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/**
 * What a mail says, as it is compared: without its markup and any white space, since each program puts its own
 * between the same words.
 */
export function mailWords(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#?\w+);/g, entity)
    .normalize('NFC')
    .replace(/\s+/gu, '');
}
