import type { RichBlock, RichContent } from '../../../lib/richContent';
import { lineHtml, blockAttributes } from './blockHtml';

const STYLE = 'margin: 0; padding-left: 32px';

/** Holds a list that is nested deeper than what stands before it. */
const HOLDER = '<li style="list-style-type: none">';

function opening(tag: string, depth: number, isHolder: boolean): string {
  return `${depth === 0 ? '' : '\n'}<${tag} style="${STYLE}">\n${isHolder ? HOLDER : ''}`;
}

/** Whether a list has an item that is set otherwise than lists are: those within it would be, too. */
function isMixed(items: readonly RichBlock[]): boolean {
  return items.some((block) => {
    const { dir, style } = blockAttributes(block, '');
    return dir !== '' || style !== '';
  });
}

function item(block: RichBlock, content: RichContent, isNested: boolean): string {
  const { dir, style } = blockAttributes(block, '', isNested);
  const said = `${dir === '' ? '' : ` dir="${dir}"`}${style === '' ? '' : ` style="${style}"`}`;
  return `<li${said}>${lineHtml(block, content)}`;
}

/** List items that follow one another, nested by their depth: each deeper list within the item before it. */
export function listHtml(items: readonly RichBlock[], content: RichContent): string {
  const open: string[] = [];
  const mixed = isMixed(items);
  let html = '';
  const close = () => {
    html += `</li>\n</${open.pop() ?? ''}>`;
  };
  for (const block of items) {
    const tag = block.type === 'ordered-list-item' ? 'ol' : 'ul';
    while (open.length > block.depth + 1) close();
    if (open.length === block.depth + 1 && open.at(-1) !== tag) close();
    if (open.length === block.depth + 1) html += '</li>\n';
    while (open.length <= block.depth) {
      html += opening(tag, open.length, open.length < block.depth);
      open.push(tag);
    }
    html += item(block, content, mixed);
  }
  while (open.length > 0) close();
  return html;
}
