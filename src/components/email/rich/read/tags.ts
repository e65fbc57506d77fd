import type { PlainStyle } from '../../../../lib/richContent';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}

/** Elements that begin and end a line. */
export const BLOCKS = words(`
  address article aside blockquote caption center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li
  main nav ol p pre section summary table tbody td tfoot th thead tr ul
`);

/** The styles that elements give. */
export const STYLES: Readonly<Record<string, PlainStyle>> = {
  b: 'BOLD',
  strong: 'BOLD',
  th: 'BOLD',
  i: 'ITALIC',
  em: 'ITALIC',
  cite: 'ITALIC',
  var: 'ITALIC',
  dfn: 'ITALIC',
  u: 'UNDERLINE',
  ins: 'UNDERLINE',
  s: 'STRIKETHROUGH',
  strike: 'STRIKETHROUGH',
  del: 'STRIKETHROUGH',
  sub: 'SUBSCRIPT',
  sup: 'SUPERSCRIPT',
  code: 'CODE',
  tt: 'CODE',
  kbd: 'CODE',
  samp: 'CODE',
};
