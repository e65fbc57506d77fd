import { searchKey } from '../../../lib/text';

/** Names of the marks, as in find.css. */
const ALL = 'find';
const CURRENT = 'find-current';

/** The search key of a text, with the place in the text of each of its units, and after them the text's end. */
function placesOf(text: string): { key: string; places: number[] } {
  let key = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = searchKey(character);
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at);
    key += plain;
    at += character.length;
  }
  places.push(at);
  return { key, places };
}

/** Where a term is in a text, as offsets of its begin and its end. */
export function occurrences(text: string, term: string): [number, number][] {
  const found: [number, number][] = [];
  const { key, places } = placesOf(text);
  for (let at = key.indexOf(term); at >= 0; at = key.indexOf(term, at + term.length)) {
    found.push([places[at] ?? 0, places[at + term.length] ?? text.length]);
  }
  return found;
}

function rangesIn(row: Element, term: string): Range[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [start, end] of occurrences(node.nodeValue ?? '', term)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

function paint(name: string, ranges: readonly Range[]): void {
  if ('Highlight' in window) CSS.highlights.set(name, new Highlight(...ranges));
}

/** Marks the term in the rows on show, and the row of the current hit; the browser paints, no row renders. */
export function mark(scroller: Element, term: string, current: number | null): void {
  const all: Range[] = [];
  const own: Range[] = [];
  for (const row of scroller.querySelectorAll('[data-index]')) {
    const isCurrent = row.getAttribute('data-index') === String(current);
    row.toggleAttribute('data-found', isCurrent);
    for (const text of row.querySelectorAll('.text, .attachment__name')) {
      if (term !== '') (isCurrent ? own : all).push(...rangesIn(text, term));
    }
  }
  paint(ALL, all);
  paint(CURRENT, own);
}

/** Takes the marks away. */
export function unmark(scroller: Element): void {
  for (const row of scroller.querySelectorAll('[data-found]')) row.removeAttribute('data-found');
  if ('Highlight' in window) for (const name of [ALL, CURRENT]) CSS.highlights.delete(name);
}
