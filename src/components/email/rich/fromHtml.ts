import { emptyRichContent, type RichContent } from '../../../lib/richContent';
import { parseHtml } from './read/parse';
import type { ReadOptions } from './read/pictures';
import { read } from './read/read';

/**
 * HTML as what an agent may go on writing: a quoted mail, what was copied from a word processor, a spreadsheet or a
 * page. Its structure stays, what could do harm goes, and so do the sizes and colours that text has anyway. What the
 * console wrote (`toHtml`) is read to the letter.
 */
export function fromHtml(html: string, options: ReadOptions = {}): RichContent {
  const content = read(parseHtml(html), options);
  return content.blocks.length === 0 ? emptyRichContent : content;
}
