import { TAGS, UNREAD } from './mailPolicy';
import { isDivider, isForwarded, isIntro, isSignature } from './quoteMarks';

/** A mail without HTML, in what was written and what it answers. */
export interface PlainMail {
  text: string;
  /** Null when nothing is quoted, or not at the end alone. */
  quote: string | null;
}

const QUOTED = /^\s*>/u;

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** Where the quoted lines at the end begin, before the signature; -1 when there are none. */
function startOfMarked(lines: readonly string[]): number {
  let end = lines.length;
  const signature = lines.findLastIndex((line) => isSignature(line));
  const last = lines.findLastIndex((line) => QUOTED.test(line));
  if (last < 0) return -1;
  if (signature > last) end = signature;
  if (!lines.slice(last + 1, end).every(isBlank)) return -1;
  let start = last;
  while (start > 0 && (QUOTED.test(lines[start - 1] ?? '') || isBlank(lines[start - 1] ?? ''))) start -= 1;
  while (isBlank(lines[start] ?? '')) start += 1;
  return start;
}

/** With the line that says who wrote it; programs break it in two. */
function withIntro(lines: readonly string[], start: number): number {
  const above = lines.slice(0, start).findLastIndex((line) => !isBlank(line));
  if (above < 0) return start;
  if (isIntro(lines[above] ?? '')) return above;
  return above > 0 && isIntro(`${lines[above - 1] ?? ''} ${lines[above] ?? ''}`) ? above - 1 : start;
}

/** So many lines programs put above a quote: from whom, when, to whom, copies, about what. */
const HEAD = 5;

function startOfQuote(lines: readonly string[]): number {
  const marked = startOfMarked(lines);
  if (marked >= 0) return withIntro(lines, marked);
  return lines.findIndex((_line, at) => isDivider(lines.slice(at, at + HEAD).join('\n')));
}

/** Parts a mail without HTML: lines with `>` at the end, or what follows a line that parts them, are quoted. */
export function plainMail(source: string): PlainMail {
  const text = source.replace(/\r\n?/gu, '\n').trim();
  const lines = text.split('\n');
  const start = startOfQuote(lines);
  if (start <= 0) return { text, quote: null };
  const said = lines.slice(0, start).join('\n').trim();
  const quote = lines.slice(start).join('\n').trim();
  if (said === '' || isForwarded(quote)) return { text, quote: null };
  return { text: said, quote };
}

const ELEMENTS = new Set([...TAGS, ...UNREAD, 'html', 'body', 'form']);

/** Whether a mail's text is HTML: servers give both in the same field. Names in angle brackets are none. */
export function isHtml(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][a-z0-9]*)(?=[\s/>])/giu))
    if (ELEMENTS.has(name.toLowerCase())) return true;
  return false;
}
