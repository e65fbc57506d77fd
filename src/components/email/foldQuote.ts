import { HEADS, INTRO, isDivider, isForwarded, isIntro, isSignature, QUOTES, SIGNATURES } from './quoteMarks';

/** Elements without text that count as content. */
const SEEN = 'img, hr';

function isEmpty(content: DocumentFragment): boolean {
  return content.textContent.trim() === '' && content.querySelector('img') === null;
}

function rangeOf(start: Node, end: Node | null, all: DocumentFragment): Range {
  const range = all.ownerDocument.createRange();
  range.setStartBefore(start);
  if (end === null) range.setEnd(all, all.childNodes.length);
  else range.setEndAfter(end);
  return range;
}

/** What comes after a node, without signatures; it may be looked at, the mail stays as it is. */
function after(node: Node, all: DocumentFragment): DocumentFragment {
  const range = all.ownerDocument.createRange();
  range.setStartAfter(node);
  range.setEnd(all, all.childNodes.length);
  const rest = range.cloneContents();
  for (const signature of rest.querySelectorAll(SIGNATURES)) signature.remove();
  return rest;
}

function isTrailing(quote: Node, all: DocumentFragment): boolean {
  const rest = after(quote, all);
  return isEmpty(rest) || isSignature(rest.textContent);
}

/** The last node with text before this one, where only empty elements stand between the two; null: none. */
function before(node: Node): Node | null {
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    for (let sibling = at.previousSibling; sibling !== null; sibling = sibling.previousSibling) {
      if ((sibling.textContent ?? '').trim() !== '') return sibling;
      if (sibling instanceof Element && (sibling.matches(SEEN) || sibling.querySelector(SEEN) !== null))
        return null;
    }
  }
  return null;
}

function withIntro(quote: Element): Node {
  const line = before(quote);
  if (line === null) return quote;
  const isMarked = line instanceof Element && line.matches(INTRO);
  return isMarked || isIntro(line.textContent ?? '') ? line : quote;
}

/** The outermost element whose whole text parts an answer from what it quotes, or null. */
function dividerIn(all: DocumentFragment): Element | null {
  for (const element of all.querySelectorAll('p, div, span, b, font, td')) {
    const text = element.textContent;
    if (isDivider(text) || (isIntro(text) && element.nextSibling !== null)) return element;
  }
  return null;
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

interface Found {
  start: Node;
  end: Node | null;
}

/** So many quotes are tried at most: each costs a look at all that follows it. */
const QUOTES_TRIED = 40;

/** In longer mails only the marks of mail programs are searched for, not lines that part, characters. */
const LONG = 300_000;

function quotesIn(all: DocumentFragment): Element[] {
  return [...all.querySelectorAll(`${QUOTES}, blockquote`)];
}

function quotedAtEnd(all: DocumentFragment): Found | null {
  const quotes = quotesIn(all).slice(0, QUOTES_TRIED);
  const quote = quotes.find((one) => isTrailing(one, all));
  if (quote === undefined) return null;
  const start = withIntro(quote);
  // A blockquote may be words of a letter: without a line before it, it counts only as the programs mark it.
  return start !== quote || quote.matches(QUOTES) ? { start, end: quote } : null;
}

function dividedAtEnd(all: DocumentFragment): Found | null {
  if (all.textContent.length > LONG) return null;
  const divider = dividerIn(all);
  if (divider === null || divider.closest('blockquote') !== null) return null;
  const quote = quotesIn(all).find((one) => isBefore(divider, one));
  // A quote has an end: what is said after it is the answer.
  if (quote !== undefined && before(quote) === divider && !isTrailing(quote, all)) return null;
  return { start: divider, end: null };
}

function foundIn(all: DocumentFragment): Found | null {
  const head = all.querySelector(HEADS);
  const quoted = quotedAtEnd(all);
  // What is quoted may hold marks of what it answered itself.
  if (head !== null && (quoted === null || isBefore(head, quoted.start))) return { start: head, end: null };
  return quoted ?? dividedAtEnd(all);
}

/**
 * Takes the mail that is answered off the end of a body, and only there: where something else than a signature
 * comes after it, or nothing would be left, the body stays whole.
 * @returns what was taken off; null when nothing was
 */
export function foldQuote(body: DocumentFragment): DocumentFragment | null {
  const found = foundIn(body);
  if (found === null) return null;
  const range = rangeOf(found.start, found.end, body);
  const quote = range.cloneContents();
  if (isForwarded(quote.textContent)) return null;
  const rest = body.ownerDocument.createRange();
  rest.setStart(body, 0);
  rest.setEndBefore(found.start);
  if (isEmpty(rest.cloneContents())) return null;
  return range.extractContents();
}
