import { RichUtils, type DraftHandleValue, type EditorProps, type EditorState } from 'draft-js';
import { useMemo, type RefObject } from 'react';
import { isBlank, type RichContent } from '../../../lib/richContent';
import { fromHtml } from '../rich/fromHtml';
import { indentBy, movesItem } from './edits/blockEdits';
import { breakLine, splitLine } from './edits/lineEdits';
import { commandOf, obey } from './keys';
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
function paste(text: string, html: string | undefined, isCopied: (html: string) => boolean): Edit {
  return (state) => {
    const isCode = firstBlock(state).getType() === 'code-block';
    const content = html === undefined || isCode ? null : contentOf(html, isCopied);
    return content === null ? insertPlain(text)(state) : insertContent(content)(state);
  };
}

type Events = Pick<
  EditorProps,
  | 'keyBindingFn'
  | 'handleKeyCommand'
  | 'handleReturn'
  | 'handlePastedText'
  | 'handlePastedFiles'
  | 'handleDroppedFiles'
>;

interface Options {
  latest: () => EditorState;
  update: (next: EditorState) => void;
  takeFile: (file: Blob) => void;
  /** The files of the last paste. */
  pasted: RefObject<readonly File[]>;
  /** Whether HTML was copied in this editor. */
  isCopied: (html: string) => boolean;
}

/** Keys and pastes of the text field. */
export function useEditorEvents({ latest, update, takeFile, pasted, isCopied }: Options): Events {
  return useMemo(() => {
    const takePicture = (files: readonly Blob[]) => {
      const picture = files.find(({ type }) => type.startsWith('image/'));
      if (picture !== undefined) takeFile(picture);
    };
    const take = (next: EditorState | null): DraftHandleValue => {
      if (next === null) return 'not-handled';
      update(next);
      return 'handled';
    };
    return {
      keyBindingFn(event) {
        const by = event.shiftKey ? -1 : 1;
        const isTab = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey;
        if (!isTab) return commandOf(event);
        // Where there is no list to move, Tab leads on.
        if (!movesItem(latest(), by)) return null;
        event.preventDefault();
        update(indentBy(by)(latest()));
        return null;
      },
      handleKeyCommand: (command, state) =>
        take(obey(command, state) ?? RichUtils.handleKeyCommand(state, command)),
      handleReturn(event, state) {
        if (event.ctrlKey || event.metaKey) return 'not-handled';
        return take(event.shiftKey ? breakLine(state) : splitLine(state));
      },
      handlePastedText(text, html, state) {
        const next = paste(text, html, isCopied)(state);
        // A picture of a page comes with HTML that only says where it was.
        const isNothing = text === '' && next.getCurrentContent() === state.getCurrentContent();
        if (isNothing) takePicture(pasted.current);
        return take(next);
      },
      handlePastedFiles(files) {
        takePicture(files);
        return 'handled';
      },
      // Files that are dropped are for what is around the editor.
      handleDroppedFiles: () => 'handled',
    };
  }, [isCopied, latest, pasted, takeFile, update]);
}
