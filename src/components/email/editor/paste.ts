import { isBlank, type RichContent } from '../../../lib/richContent';
import { fromHtml } from '../rich/fromHtml';
import { firstBlock, type Edit } from './edits/blocks';
import { insertContent, insertPlain } from './edits/insertEdits';

function contentOf(html: string, isCopied: (html: string) => boolean): RichContent | null {
  const content = fromHtml(html, isCopied(html) ? { picture: (address) => address } : {});
  return isBlank(content) ? null : content;
}

/**
 * What is pasted: with its structure where it has one; into code as text alone.
 * @param isCopied whether HTML was copied in this editor: its pictures may be fetched again
 */
export function paste(text: string, html: string | undefined, isCopied: (html: string) => boolean): Edit {
  return (state) => {
    const isCode = firstBlock(state).getType() === 'code-block';
    const content = html === undefined || isCode ? null : contentOf(html, isCopied);
    return content === null ? insertPlain(text)(state) : insertContent(content)(state);
  };
}
