import type { Alignment, Direction } from '../../../../lib/richContent';
import { BASE, HEADINGS, MAX_STEPS, STEP } from '../formats';
import type { Context } from './context';
import { marginOf, type Css } from './css';
import { BLOCKS } from './tags';

const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  left: 'left',
  right: 'right',
  center: 'center',
  justify: 'justify',
  '-webkit-center': 'center',
  middle: 'center',
};

function directionOf(element: Element, css: Css): Direction | null {
  const said = css.get('direction') ?? element.getAttribute('dir')?.toLowerCase();
  return said === 'rtl' || said === 'ltr' ? said : null;
}

function alignOf(element: Element, css: Css): Alignment | null {
  if (element.localName === 'center') return 'center';
  const said = css.get('text-align') ?? element.getAttribute('align')?.toLowerCase() ?? '';
  return ALIGNMENTS[said] ?? null;
}

/** Elements whose margin says how far their text is from the edge; that of lists and quotes says what they are. */
const MOVED = /^(?:p|div|h[1-6]|pre|section|article|center|address)$/u;

/** Less than this is no step from the edge, px. */
const NEAR = 20;

function indentOf(element: Element, css: Css, direction: Direction | null): number {
  if (!MOVED.test(element.localName)) return element.localName === 'dd' ? 1 : 0;
  const margin = marginOf(css, direction === 'rtl' ? 'right' : 'left', BASE.size) ?? 0;
  return margin < NEAR ? 0 : Math.max(1, Math.round(margin / STEP));
}

/** Mail programs that know no quotes draw a line at the left of what was written before. */
function isQuote(element: Element, css: Css): boolean {
  if (element.localName === 'blockquote') return true;
  const line = css.get('border-left') ?? '';
  return element.localName === 'div' && /\bsolid\b/u.test(line) && css.get('border') === 'none';
}

/** What an element says about the block that begins in it. */
export function place(element: Element, css: Css, context: Context): Context {
  const name = element.localName;
  if (!BLOCKS.has(name)) return context;
  const direction = directionOf(element, css) ?? context.direction;
  // What first stands in an item of a list is the item.
  const heading = context.item === null ? HEADINGS.find(([, tag]) => tag === name)?.[0] : undefined;
  const inside: Context = {
    ...context,
    direction,
    align: alignOf(element, css) ?? context.align,
    indent: Math.min(MAX_STEPS, context.indent + indentOf(element, css, direction)),
    type: heading ?? (name === 'pre' ? 'code-block' : context.type),
  };
  if (!isQuote(element, css)) return inside;
  const quote = Math.min(MAX_STEPS, context.quote + 1);
  return { ...inside, quote, depth: -1, item: null, indent: 0, type: 'unstyled' };
}
