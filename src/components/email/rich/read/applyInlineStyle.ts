import type { PlainStyle } from '../../../../lib/richContent';
import { linkAddress } from '../address';
import { colourOf } from '../colours';
import { BASE, FONTS } from '../formats';
import type { Context } from './context';
import { oldSizeOf, sizeOf, type Css } from './css';
import { BLOCKS, STYLES } from './tags';

function isBold(weight: string | undefined): boolean | null {
  if (weight === undefined) return null;
  if (/^(?:bold|bolder)$/u.test(weight) || Number(weight) >= 600) return true;
  return /^(?:normal|lighter)$/u.test(weight) || Number(weight) > 0 ? false : null;
}

function isItalic(style: string | undefined): boolean | null {
  if (style === undefined) return null;
  if (/^(?:italic|oblique)/u.test(style)) return true;
  return style === 'normal' ? false : null;
}

type Change = readonly [style: PlainStyle, isThere: boolean];

/** Styles that the element itself stands for, as `b` for bold. */
function ofTag(element: Element, css: Css, context: Context): Change[] {
  const name = element.localName;
  const own = STYLES[name];
  const isUndone =
    (/^(?:u|ins|s|strike|del)$/u.test(name) && css.get('text-decoration') === 'none') ||
    (/^su[bp]$/u.test(name) && css.get('vertical-align') === 'baseline') ||
    // A box of code is all code.
    (own === 'CODE' && context.spaces === 'code');
  return own === undefined || isUndone ? [] : [[own, true]];
}

/** Styles of the element's CSS. As in CSS, an element cannot take away the underline or strike of one around it. */
function ofStyle(element: Element, css: Css): Change[] {
  const bold = /^h\d$/u.test(element.localName) ? null : isBold(css.get('font-weight'));
  const italic = isItalic(css.get('font-style'));
  const lines = `${css.get('text-decoration') ?? ''} ${css.get('text-decoration-line') ?? ''}`;
  const align = css.get('vertical-align');
  const changes: (Change | null)[] = [
    bold === null ? null : ['BOLD', bold],
    italic === null ? null : ['ITALIC', italic],
    lines.includes('underline') ? ['UNDERLINE', true] : null,
    lines.includes('line-through') ? ['STRIKETHROUGH', true] : null,
    align === 'sub' ? ['SUBSCRIPT', true] : null,
    align === 'super' ? ['SUPERSCRIPT', true] : null,
  ];
  return changes.filter((change) => change !== null);
}

function stylesWith(element: Element, css: Css, context: Context): ReadonlySet<PlainStyle> {
  const changes = [...ofTag(element, css, context), ...ofStyle(element, css)];
  if (changes.length === 0) return context.styles;
  const styles = new Set(context.styles);
  for (const [style, isThere] of changes) {
    if (isThere) styles.add(style);
    else styles.delete(style);
  }
  return styles;
}

/** The first family of a list, where it is one that the editor knows; undefined when none is named. */
function fontOf(families: string | null | undefined): string | null | undefined {
  if (families == null || families === '') return undefined;
  const first = (families.split(',')[0] ?? '').replace(/["']/gu, '').trim().toLowerCase();
  if (first === 'inherit') return undefined;
  return Object.hasOwn(FONTS, first) ? first : null;
}

/** The background colour of the text; that of a whole block is not the text's. */
function paper(element: Element, css: Css): string {
  if (BLOCKS.has(element.localName)) return '';
  if (element.localName === 'mark') return '#ffff00';
  const [first = ''] = (css.get('background') ?? '').split(/\s+(?![^(]*\))/u);
  return css.get('background-color') ?? first;
}

/** Context of the text in an element, with the element's tag and inline style applied. */
export function applyInlineStyle(element: Element, css: Css, context: Context): Context {
  const name = element.localName;
  const styles = stylesWith(element, css, context);
  // Boxes of code look like code, headings have their size: neither says anything about the text.
  if (name === 'pre') return { ...context, styles };
  const isFont = name === 'font';
  const colour = colourOf(css.get('color') ?? (isFont ? (element.getAttribute('color') ?? '') : ''));
  const background = paper(element, css);
  const em = context.size ?? BASE.size;
  const size = /^h\d$/u.test(name)
    ? null
    : (sizeOf(css.get('font-size'), em) ?? (isFont ? oldSizeOf(element.getAttribute('size')) : null));
  const font = fontOf(css.get('font-family') ?? (isFont ? element.getAttribute('face') : null));
  const href = name === 'a' ? linkAddress(element.getAttribute('href') ?? '') : null;
  return {
    ...context,
    styles,
    colour: colour ?? context.colour,
    background: colourOf(background) ?? context.background,
    size: size ?? context.size,
    font: font === undefined ? context.font : font,
    link: href === null ? context.link : { href },
  };
}
