import type { RichBlock, RichContent } from '../../../lib/richContent';
import { blockHtml, codeHtml, looksLike } from './blockHtml';
import { listHtml } from './listHtml';
import { normalise } from './normalise';
import { OWN_STYLE } from './ownStyle';

const QUOTE = '<blockquote style="margin: 0; padding-left: 12px; border-left: 3px solid #c4cad4">';

type Kind = 'quote' | 'list' | 'code' | 'other';

function kindOf(block: RichBlock, level: number): Kind {
  if ((block.data.quote ?? 0) > level) return 'quote';
  if (block.type.endsWith('list-item')) return 'list';
  return block.type === 'code-block' ? 'code' : 'other';
}

function belongs(kind: Kind, first: RichBlock, next: RichBlock, level: number): boolean {
  if (kind === 'other' || kindOf(next, level) !== kind) return false;
  return kind !== 'code' || looksLike(first.data, next.data);
}

function htmlOf(run: readonly RichBlock[], kind: Kind, level: number, content: RichContent): string {
  switch (kind) {
    case 'quote':
      return `${QUOTE}\n${quoted(run, level + 1, content)}\n</blockquote>`;
    case 'list':
      return listHtml(run, content);
    case 'code':
      return codeHtml(run, content);
    case 'other':
      return run.map((block) => blockHtml(block, content)).join('\n');
  }
}

/** Blocks that stand in this many quotes at least, with those that stand in more. */
function quoted(blocks: readonly RichBlock[], level: number, content: RichContent): string {
  const parts: string[] = [];
  for (let from = 0; from < blocks.length;) {
    const first = blocks[from];
    if (first === undefined) break;
    const kind = kindOf(first, level);
    let to = from + 1;
    for (let next = blocks[to]; next !== undefined && belongs(kind, first, next, level); next = blocks[to])
      to += 1;
    parts.push(htmlOf(blocks.slice(from, to), kind, level, content));
    from = to;
  }
  return parts.join('\n');
}

/**
 * What an agent wrote as the HTML of a mail: plain elements with styles of their own, which every mail program knows,
 * and addresses that were checked. `fromHtml` makes the same content of it again.
 */
export function toHtml(content: RichContent): string {
  const clean = normalise(content);
  return `<div style="${OWN_STYLE}">\n${quoted(clean.blocks, 0, clean)}\n</div>`;
}
