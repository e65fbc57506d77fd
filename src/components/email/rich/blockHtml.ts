import type { BlockData, RichBlock, RichContent } from '../../../lib/richContent';
import { naturalDirection } from './direction';
import { HEADINGS, STEP } from './formats';
import { escapeHtml, inlineHtml } from './inlineHtml';

/** Before the title of a video, which is how its link is told from others. */
export const VIDEO_SIGN = '\u25b6 ';

const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 28, h2: 24, h3: 20, h4: 17, h5: 15, h6: 13 };

const MONO = "font-family: Consolas, Menlo, 'Courier New', monospace";

/** An element with its attributes, those that are '' left out. */
export function element(tag: string, attributes: Readonly<Record<string, string>>, inner: string): string {
  const said = Object.entries(attributes).filter(([, value]) => value !== '');
  return `<${tag}${said.map(([name, value]) => ` ${name}="${value}"`).join('')}>${inner}</${tag}>`;
}

/**
 * Which way the lines of a block run and how they are set, where that has to be said.
 * @param isNested whether another block's element is around it, which may say otherwise
 */
export function blockAttributes(
  { type, text, data }: RichBlock,
  base: string,
  isNested = false,
): { dir: string; style: string } {
  // Lines of code share a box: none of them speaks for the others.
  const direction = data.direction ?? (type === 'code-block' ? 'ltr' : naturalDirection(text));
  const dir = direction === 'rtl' || data.direction !== undefined || isNested ? direction : '';
  const side = direction === 'rtl' ? 'margin-right' : 'margin-left';
  const align = data.align ?? (isNested ? (direction === 'rtl' ? 'right' : 'left') : undefined);
  const style = [
    base,
    ...(data.indent === undefined ? [] : [`${side}: ${data.indent * STEP}px`]),
    ...(align === undefined ? [] : [`text-align: ${align}`]),
  ];
  return { dir, style: style.filter((part) => part !== '').join('; ') };
}

/** The text of a block; a line that ends in a break, or has nothing in it, takes another break to be seen. */
export function lineHtml(block: RichBlock, content: RichContent): string {
  const html = inlineHtml(block, content.entityMap);
  return block.text === '' || block.text.endsWith('\n') ? `${html}<br>` : html;
}

function linked(href: string | undefined, html: string): string {
  return href === undefined ? html : element('a', { href: escapeHtml(href) }, html);
}

function atomicHtml(block: RichBlock, content: RichContent): string {
  const entity = content.entityMap[String(block.entityRanges[0]?.key)];
  if (entity?.type === 'VIDEO') return linked(entity.data.href, escapeHtml(VIDEO_SIGN + entity.data.title));
  if (entity?.type !== 'IMAGE') return '';
  const { src, alt, width, href } = entity.data;
  const size = width === undefined ? '' : ` width="${Math.round(width)}"`;
  const picture = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} style="max-width: 100%">`;
  return linked(href, picture);
}

/** A paragraph, heading, picture or video. */
export function blockHtml(block: RichBlock, content: RichContent): string {
  const heading = HEADINGS.find(([type]) => type === block.type)?.[1];
  if (heading !== undefined) {
    const size = HEADING_SIZES[heading] ?? 14;
    const base = `margin: 0; font-size: ${size}px; line-height: 1.4`;
    return element(heading, blockAttributes(block, base), lineHtml(block, content));
  }
  const inner = block.type === 'atomic' ? atomicHtml(block, content) : lineHtml(block, content);
  return element('p', blockAttributes(block, 'margin: 0'), inner);
}

/** Lines of code that look the same, in one box. */
export function codeHtml(lines: readonly RichBlock[], content: RichContent): string {
  const [first] = lines;
  if (first === undefined) return '';
  const base = `margin: 0; padding: 8px 12px; background-color: #f2f4f7; ${MONO}; white-space: pre-wrap`;
  const text = lines.map((line) => inlineHtml(line, content.entityMap)).join('\n');
  // HTML leaves out a break that a box of code begins with.
  return element('pre', blockAttributes(first, base), text.startsWith('\n') ? `\n${text}` : text);
}

/** Whether two blocks are set the same way, as far as their box says it. */
export function looksLike(one: BlockData, other: BlockData): boolean {
  return (
    one.align === other.align &&
    one.direction === other.direction &&
    (one.indent ?? 0) === (other.indent ?? 0)
  );
}
