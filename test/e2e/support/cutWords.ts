import type { Page } from '@playwright/test';

/** Runs in the page: words that are seen in part, or not at all, and that no scrolling brings into view. */
function readCutWords(): string[] {
  /** Of the height of the type: room for accents above and for descenders below, in which few letters have anything. */
  const AIR = { above: 0.2, below: 0.1 };
  const SLACK_PX = 1;

  interface Edges {
    top: number;
    right: number;
    bottom: number;
    left: number;
  }

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  function name(element: Element): string {
    return `${element.localName}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')}`;
  }

  type Sight = 'whole' | 'part' | 'none';

  /** How much of these words is seen; `by` is what cuts them off. */
  function sight(from: Element, words: Edges): { seen: Sight; by: Element | null } {
    let [isCutX, isCutY] = [true, true];
    let escapes = false;
    for (let at: Element | null = from; at !== null && (isCutX || isCutY); at = at.parentElement) {
      const style = getComputedStyle(at);
      const { overflowX, overflowY, position } = style;
      const isStatic = position === 'static' && style.transform === 'none' && style.contain === 'none';
      if (escapes && isStatic) continue;
      escapes = position === 'absolute';
      const { top, right, bottom, left, width, height } = at.getBoundingClientRect();
      // Read out, not seen.
      if (width <= 1 && height <= 1) return { seen: 'none', by: at };
      // On purpose: the rest is told by three dots, which only blocks of text draw.
      if (style.textOverflow === 'ellipsis' && !/flex|grid/.test(style.display)) isCutX = false;
      if (style.webkitLineClamp !== 'none') isCutY = false;
      if (scrolls(overflowX)) isCutX = false;
      if (scrolls(overflowY)) isCutY = false;
      const x = isCutX && cuts(overflowX) && (words.left < left - SLACK_PX || words.right > right + SLACK_PX);
      const y = isCutY && cuts(overflowY) && (words.top < top - SLACK_PX || words.bottom > bottom + SLACK_PX);
      const isOut = words.right <= left || words.left >= right || words.bottom <= top || words.top >= bottom;
      if (x || y) return { seen: isOut ? 'none' : 'part', by: at };
      if (position === 'fixed') break;
    }
    return { seen: 'whole', by: null };
  }

  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('svg, [aria-hidden="true"]') !== null) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(({ top, right, bottom, left }) =>
      sight(element, { top: top + size * AIR.above, right, bottom: bottom - size * AIR.below, left }),
    );
    // What has no room at all is out of sight on purpose: it stands elsewhere.
    const isGone = lines.every(({ seen }) => seen === 'none');
    const by = isGone ? null : (lines.find(({ seen }) => seen !== 'whole')?.by ?? null);
    if (by !== null) found.add(`"${text.slice(0, 40)}" in ${name(element)} is cut by ${name(by)}`);
  }
  for (const field of document.querySelectorAll('input')) {
    const isText =
      ['text', 'search', 'tel', 'email', 'url', 'number'].includes(field.type) && field.value !== '';
    // A long value is scrolled through; one of the product's own making has to fit.
    if (isText && field.scrollWidth > field.clientWidth + SLACK_PX && field.checkVisibility())
      found.add(`"${field.value}" does not fit into ${name(field)}`);
  }
  return [...found];
}

/** Words of a page that are cut off, and by what; none, where all can be read or end in three dots. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(readCutWords);
}
