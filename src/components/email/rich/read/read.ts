import type { RichContent } from '../../../../lib/richContent';
import { MAX_DEPTH } from '../formats';
import { createBlocks, type Blocks } from './blocks';
import { FIRST_CONTEXT, type Context, type Item } from './context';
import { cssOf, type Css } from './css';
import { applyInlineStyle } from './applyInlineStyle';
import { followsApart } from './paragraphs';
import { styleOf } from './parse';
import { readPicture, type ReadOptions } from './pictures';
import { place } from './place';
import { isLine, readLine } from './rows';
import { OWN_STYLE } from '../ownStyle';
import { BLOCKS } from './tags';

/** How deep an item is in the lists of a word processor, which writes them as paragraphs; null when it is no item. */
function wordDepth(css: Css): number | null {
  const level = /level(\d)/u.exec(css.get('mso-list') ?? '')?.[1];
  return level === undefined ? null : Number(level) - 1;
}

/** Whether an element holds the mark of such an item, which a list has of itself. */
function isWordMark(css: Css): boolean {
  return css.get('mso-list') === 'ignore';
}

/** How the mark of an item of a numbered list begins. */
const NUMBERED = /^\s*\(?(?:\d+|[a-z]{1,2}|[ivxlc]+)[.)]/iu;

/** Whether such an item is one of a numbered list: its mark says so. */
function isNumbered(paragraph: Element): boolean {
  const mark = [...paragraph.querySelectorAll('*')].find((element) =>
    /mso-list:\s*ignore/iu.test(styleOf(element)),
  );
  return NUMBERED.test((mark ?? paragraph).textContent);
}

/** Deeper nested than this nobody meant it: what is in there is text. */
const DEEPEST = 200;

/** A line across the page, as text. */
const RULE = '\u2014\u2014\u2014';

function isUnseen(element: Element, css: Css): boolean {
  const isHidden = css.get('display') === 'none' || css.get('mso-hide') === 'all';
  return isHidden || element.hasAttribute('hidden') || isWordMark(css);
}

function spacesOf(element: Element, css: Css, { spaces, isRow }: Context): Context['spaces'] {
  if (spaces === 'code' || isRow) return spaces;
  if (element.localName === 'pre') return 'code';
  const said = css.get('white-space') ?? '';
  if (/^(?:pre|pre-wrap|break-spaces)$/u.test(said)) return 'kept';
  return /^(?:normal|nowrap)$/u.test(said) ? 'joined' : spaces;
}

function listItem(context: Context, isOrdered: boolean, depth: number): Context & { item: Item } {
  const type = isOrdered ? 'ordered-list-item' : 'unordered-list-item';
  return { ...context, type, depth: Math.min(MAX_DEPTH, depth), item: { isUsed: false } };
}

/** The HTML of a mail, clean, as what an agent may go on writing. */
export function read(fragment: DocumentFragment, options: ReadOptions): RichContent {
  const blocks: Blocks = createBlocks();
  let level = 0;

  function readInside(parent: ParentNode & Node, context: Context): void {
    if (level >= DEEPEST) return blocks.add(parent.textContent ?? '', context);
    level += 1;
    const isBox = !(parent instanceof Element) || BLOCKS.has(parent.localName);
    for (const node of parent.childNodes) {
      if (node instanceof Element) readElement(node, context);
      else if (node.nodeType === Node.TEXT_NODE) {
        const text = node.nodeValue ?? '';
        // Between the boxes of kept spaces nothing is written.
        if (context.spaces === 'kept' && isBox && !blocks.isOpen() && text.trim() === '') continue;
        blocks.add(text, context);
      }
    }
    level -= 1;
  }

  function readItem(element: Element, context: Context): void {
    const isOrdered = element.parentElement?.localName === 'ol';
    const inside = listItem(context, isOrdered, Math.max(0, context.depth));
    readInside(element, inside);
    if (inside.item.isUsed || element.querySelector('ul, ol') !== null) return;
    blocks.begin(inside);
  }

  function readParagraph(element: Element, css: Css, context: Context): void {
    const depth = wordDepth(css);
    if (depth !== null) return readInside(element, listItem(context, isNumbered(element), depth));
    if (!context.isOwn && context.item === null && followsApart(element)) {
      blocks.begin({ ...context, type: 'unstyled' });
      blocks.end();
    }
    readInside(element, context);
  }

  function readBox(element: Element, css: Css, context: Context): void {
    switch (element.localName) {
      case 'ul':
      case 'ol':
        return readInside(element, { ...context, depth: context.depth + 1, item: null, type: 'unstyled' });
      case 'li':
        return readItem(element, context);
      case 'pre':
        blocks.begin(context);
        readInside(element, context);
        // A break at its end begins no line that would be seen.
        if (!context.isOwn) blocks.forgetEmpty();
        return;
      case 'tr':
        return isLine(element)
          ? readLine(element, context, blocks, (cell, inRow) => readElement(cell, inRow))
          : readInside(element, context);
      case 'hr':
        return blocks.add(RULE, context);
      default:
        return readParagraph(element, css, context);
    }
  }

  function readElement(element: Element, around: Context): void {
    const css = cssOf(element);
    if (isUnseen(element, css)) return;
    if (element.localName === 'br') return blocks.break(around);
    if (element.localName === 'img') return readPicture(element, around, blocks, options);
    const styled = applyInlineStyle(element, css, place(element, css, around));
    const isOwn = around.isOwn || styleOf(element) === OWN_STYLE;
    const context = { ...styled, isOwn, spaces: spacesOf(element, css, around) };
    if (!BLOCKS.has(element.localName)) return readInside(element, context);
    if (around.isRow) {
      blocks.add(' ', around);
      readInside(element, context);
      return blocks.add(' ', around);
    }
    blocks.end();
    readBox(element, css, context);
    blocks.end();
  }

  readInside(fragment, FIRST_CONTEXT);
  blocks.end();
  return blocks.content();
}
