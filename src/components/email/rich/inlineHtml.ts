import type { InlineStyle, RichBlock, RichEntity } from '../../../lib/richContent';
import { FONTS, STYLE_TAGS, valueOf } from './formats';
import { segmentsOf, type Segment } from './segments';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

/** A text as it stands in HTML, in an attribute or between elements. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\u00a0]/gu, (character) => ENTITIES[character] ?? character);
}

/** Spaces that HTML would join or leave out: more than one, tabs, and those beside a break. */
const KEPT = / {2,}|\t+|^ | $|(?<=\n) | (?=\n)/gu;

/** A text with its breaks and its spaces. */
function textHtml(text: string, isCode: boolean, isAt: { start: boolean; end: boolean }): string {
  const html = escapeHtml(text);
  if (isCode) return html.replaceAll('\n', '<br>');
  const spaced = html.replace(KEPT, (spaces, at: number) => {
    const isSingle = spaces === ' ';
    const isEdge = (at === 0 && isAt.start) || (at + 1 === html.length && isAt.end);
    const isBeside = html[at - 1] === '\n' || html[at + 1] === '\n';
    return isSingle && !isEdge && !isBeside ? ' ' : `<span style="white-space: pre-wrap">${spaces}</span>`;
  });
  return spaced.replaceAll('\n', '<br>');
}

function declarations(styles: readonly InlineStyle[]): string {
  const say = (property: string, value: string | null) => (value === null ? [] : [`${property}: ${value}`]);
  return styles
    .flatMap((style) => {
      const size = valueOf(style, 'SIZE');
      const font = valueOf(style, 'FONT');
      return [
        ...say('color', valueOf(style, 'COLOR')),
        ...say('background-color', valueOf(style, 'BACKGROUND')),
        ...say('font-size', size === null ? null : `${size}px`),
        ...say('font-family', font === null ? null : (FONTS[font]?.stack ?? null)),
      ];
    })
    .join('; ');
}

function styledHtml(html: string, styles: readonly InlineStyle[]): string {
  const tags = STYLE_TAGS.flatMap(([style, tag]) => (styles.includes(style) ? [tag] : []));
  const inner = tags.reduceRight((within, tag) => `<${tag}>${within}</${tag}>`, html);
  const style = declarations(styles);
  return style === '' ? inner : `<span style="${style}">${inner}</span>`;
}

function segmentHtml(segment: Segment, index: number, all: readonly Segment[], isCode: boolean): string {
  const isAt = {
    start: all[index - 1]?.text.endsWith('\n') ?? true,
    end: all[index + 1]?.text.startsWith('\n') ?? true,
  };
  // Two spaces that stand in two pieces would be joined as well.
  const before = all[index - 1]?.text.endsWith(' ') ?? false;
  return styledHtml(textHtml(segment.text, isCode, { ...isAt, start: isAt.start || before }), segment.styles);
}

/** Pieces that one link covers, or none: they stand in one element. */
function joined(segments: readonly Segment[]): { entity: number | null; from: number; to: number }[] {
  const runs: { entity: number | null; from: number; to: number }[] = [];
  segments.forEach(({ entity }, index) => {
    const last = runs.at(-1);
    if (last !== undefined && last.entity === entity) last.to = index + 1;
    else runs.push({ entity, from: index, to: index + 1 });
  });
  return runs;
}

/** What a block says, as HTML that stands inside the block's element. */
export function inlineHtml(block: RichBlock, entities: Readonly<Record<string, RichEntity>>): string {
  const segments = segmentsOf(block);
  const pieces = segments.map((segment, index) =>
    segmentHtml(segment, index, segments, block.type === 'code-block'),
  );
  return joined(segments)
    .map(({ entity, from, to }) => {
      const html = pieces.slice(from, to).join('');
      const link = entity === null ? undefined : entities[String(entity)];
      return link?.type === 'LINK' ? `<a href="${escapeHtml(link.data.href)}">${html}</a>` : html;
    })
    .join('');
}
