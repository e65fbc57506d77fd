import type { RichBlock, RichContent } from '../../../lib/richContent';
import { normalise } from './normalise';
import { segmentsOf } from './segments';

/** An address as people write it. */
function addressText(href: string): string {
  return href.replace(/^(?:mailto|tel):/iu, '').replace(/\/$/u, '');
}

function textOf(block: RichBlock, content: RichContent): string {
  const entities = content.entityMap;
  if (block.type === 'atomic') {
    const entity = entities[String(block.entityRanges[0]?.key)];
    if (entity?.type === 'IMAGE') return entity.data.alt === '' ? '' : `[${entity.data.alt}]`;
    return entity?.type === 'VIDEO' ? `${entity.data.title}: ${addressText(entity.data.href)}` : '';
  }
  const segments = segmentsOf(block);
  return segments
    .map(({ text, entity }, index) => {
      const link = entity === null ? undefined : entities[String(entity)];
      const isEnd = entity !== null && segments[index + 1]?.entity !== entity;
      const href = link?.type === 'LINK' && isEnd ? link.data.href : null;
      if (href === null || entity === null) return text;
      const whole = segments.filter((segment) => segment.entity === entity).map((segment) => segment.text);
      return whole.join('').trim() === addressText(href) || whole.join('').trim() === href
        ? text
        : `${text} <${addressText(href)}>`;
    })
    .join('');
}

/** Counts the items of numbered lists, by depth. */
function numbers(): (block: RichBlock) => number {
  let counts: number[] = [];
  return ({ type, depth }) => {
    if (!type.endsWith('list-item')) counts = [];
    counts = counts.slice(0, depth + 1);
    counts[depth] = type === 'ordered-list-item' ? (counts[depth] ?? 0) + 1 : 0;
    return counts[depth];
  };
}

function markOf({ type, depth }: RichBlock, number: number): string {
  if (!type.endsWith('list-item')) return '';
  return `${'  '.repeat(depth)}${type === 'ordered-list-item' ? `${number}.` : '-'} `;
}

/** What an agent wrote as plain text: for programs that show no HTML, and for lists. */
export function toText(content: RichContent): string {
  const clean = normalise(content);
  const count = numbers();
  return clean.blocks
    .map((block) => {
      const quote = '> '.repeat(block.data.quote ?? 0);
      const mark = markOf(block, count(block));
      const lines = textOf(block, clean).split('\n');
      return lines
        .map((line, index) => `${quote}${index === 0 ? mark : ' '.repeat(mark.length)}${line}`.trimEnd())
        .join('\n');
    })
    .join('\n')
    .replace(/\u00a0/gu, ' ');
}
