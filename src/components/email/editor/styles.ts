import type { ContentBlock, DraftInlineStyle } from 'draft-js';
import type { CSSProperties } from 'react';
import type { Scheme } from '../../theme';
import { ensureContrast } from './ensureContrast';
import { FONTS, valueOf } from '../rich/formats';
import { dataOf } from './edits/blocks';

/** The classes of a block: how it is set, and how many quotes it stands in. */
export function blockClasses(block: ContentBlock): string {
  const { align, direction, indent, quote } = dataOf(block);
  return [
    'editor__block',
    ...(align === undefined ? [] : [`editor__block--${align}`]),
    ...(direction === undefined ? [] : [`editor__block--${direction}`]),
    ...(indent === undefined ? [] : [`editor__indent-${indent}`]),
    ...(quote === undefined ? [] : [`editor__quote editor__quote-${quote}`]),
  ].join(' ');
}

/** CSS of text with these styles on the console's own surface. */
export function textStyles(styles: DraftInlineStyle, scheme: Scheme): CSSProperties {
  const values = styles.toArray();
  const last = (kind: Parameters<typeof valueOf>[1]) =>
    values.map((style) => valueOf(style, kind)).findLast((value) => value !== null) ?? null;
  const size = last('SIZE');
  const font = last('FONT');
  const raised = styles.has('SUPERSCRIPT') ? 'super' : styles.has('SUBSCRIPT') ? 'sub' : null;
  return {
    ...ensureContrast(last('COLOR'), last('BACKGROUND'), scheme),
    ...(size === null ? {} : { fontSize: `${size}px` }),
    ...(font === null ? {} : { fontFamily: FONTS[font]?.stack }),
    ...(raised === null ? {} : { verticalAlign: raised, ...(size === null ? { fontSize: '0.8em' } : {}) }),
  };
}

/** Inline code; the library has styles for the other plain ones. */
export const STYLE_MAP = {
  CODE: { fontFamily: 'Consolas, Menlo, monospace', backgroundColor: 'var(--color-hover)' },
};
