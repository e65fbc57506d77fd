import { emptyRichContent } from '../../../lib/richContent';
import type { RichContent } from '../../../store/drafts/types';
import { parseHtml } from './read/parse';
import { read } from './read/read';

/** How HTML is read. */
export interface ReadOptions {
  /**
   * What stands for a picture by its address: an https or data address, or null where it is to be left out. Without
   * it only pictures that are in the HTML itself stay: others tell their server that somebody looked at them.
   */
  picture?: (address: string) => string | null;
}

/**
 * HTML as what an agent may go on writing: a quoted mail, what was copied from a word processor, a spreadsheet or a
 * page. Its structure stays, what could do harm goes, and so do the sizes and colours that text has anyway. What the
 * console wrote (`toHtml`) is read to the letter.
 */
export function fromHtml(html: string, options: ReadOptions = {}): RichContent {
  const content = read(parseHtml(html), options);
  return content.blocks.length === 0 ? emptyRichContent : content;
}
