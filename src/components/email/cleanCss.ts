import { endOf, partsOf, withoutComments } from './cssText';
import { PROPERTIES } from './mailPolicy';

/** What may be fetched for an address in a mail; null: nothing. */
export type Reach = (address: string) => string | null;

const NAME = /^[a-z-]+$/u;

/**
 * Escapes hide words from whoever looks for them, others run programs or lead out of the declaration; a measure that
 * grows with the frame would let the frame grow without end.
 */
const UNSAFE =
  /[\\<>{}@]|\d[sld]?v(?:h|b|min|max)|\dcq(?:h|b|min|max)|expression|javascript:|vbscript:|-moz-binding|behavior|image-set|element\(|attr\(|env\(|var\(/iu;

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/giu;

/** Anything that fetches and was not understood as an address. */
const FETCHES = /url\(|src\(|image\(|cross-fade\(/iu;

/** Whether every string in a value ends in it. */
function isClosed(text: string): boolean {
  return !/["']/u.test(text.replace(/"[^"]*"|'[^']*'/gu, ''));
}

/** An address as it may stand between quotes. */
function quoted(address: string): string {
  return `url("${address.replace(/["\\\s]/gu, encodeURIComponent)}")`;
}

/** A value whose addresses are such as may be fetched; null when it is not for a mail. */
function valueOf(source: string, reach: Reach): string | null {
  // One space is as good as many, and quickly looked through.
  const text = source.replace(/\s+/gu, ' ');
  if (UNSAFE.test(text) || !isClosed(text)) return null;
  const found: (string | null)[] = [];
  const rest = text.replace(ADDRESS, (_all, double?: string, single?: string, bare?: string) => {
    found.push(reach(double ?? single ?? bare ?? ''));
    return '\u0000';
  });
  if (FETCHES.test(rest) || found.includes(null)) return null;
  return rest.replaceAll('\u0000', () => quoted(found.shift() ?? '')).trim();
}

/** The declarations of a style that a mail may have, in the order that they stood. */
export function cleanDeclarations(style: string, reach: Reach, properties = PROPERTIES): string {
  return partsOf(withoutComments(style), ';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
      if (!NAME.test(name) || !properties.has(name)) return [];
      const value = valueOf(declaration.slice(colon + 1), reach);
      return value === null || value === '' ? [] : [`${name}: ${value}`];
    })
    .join('; ');
}

const SELECTOR = /^[\w\s.#>+~*,:()[\]="'-]+$/u;

/** Deeper nested than this nothing is meant to be seen. */
const DEPTH = 3;

/** A rule for some widths. One for some heights would change the height of the frame that it is asked about. */
function isForWidths(head: string): boolean {
  return /^@media[\w\s():,.-]+$/iu.test(head) && !/height|orientation|aspect-ratio/iu.test(head);
}

/** The rules of a sheet that a mail may have: styles, and those for some widths (`@media`). Nothing else. */
export function cleanSheet(sheet: string, reach: Reach, depth = 0): string {
  const css = depth === 0 ? withoutComments(sheet) : sheet;
  let clean = '';
  for (let at = 0; at < css.length;) {
    const open = endOf(css, at, '{;');
    const head = css.slice(at, open).trim();
    if (css[open] !== '{') {
      // A statement such as @import or @charset.
      at = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, '}');
    const body = css.slice(open + 1, close);
    at = close + 1;
    if (isForWidths(head) && depth < DEPTH) clean += `${head} { ${cleanSheet(body, reach, depth + 1)} }\n`;
    else if (SELECTOR.test(head)) clean += `${head} { ${cleanDeclarations(body, reach)} }\n`;
  }
  return clean;
}
