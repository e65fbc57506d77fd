import { EditorState, Modifier } from 'draft-js';
import { useCallback, useRef, type ClipboardEvent } from 'react';
import { sliceOf } from '../rich/slice';
import { toHtml } from '../rich/toHtml';
import { toText } from '../rich/toText';
import { fromDraft } from './convert';

/** Copying out of what is written. */
export interface Copying {
  onCopy: (event: ClipboardEvent) => void;
  onCut: (event: ClipboardEvent) => void;
  /** Whether HTML that is pasted was copied here: then it is as harmless as what it was copied from. */
  isCopied: (html: string) => boolean;
}

/**
 * Copies as a mail has it. What the browser would copy has the console's own colours, and not the structure.
 */
export function useCopying(latest: () => EditorState, update: (next: EditorState) => void): Copying {
  const copied = useRef('');

  const copy = useCallback(
    (event: ClipboardEvent): boolean => {
      const selection = latest().getSelection();
      if (selection.isCollapsed()) return false;
      const slice = sliceOf(
        fromDraft(latest().getCurrentContent()),
        { key: selection.getStartKey(), offset: selection.getStartOffset() },
        { key: selection.getEndKey(), offset: selection.getEndOffset() },
      );
      copied.current = toHtml(slice);
      event.clipboardData.setData('text/html', copied.current);
      event.clipboardData.setData('text/plain', toText(slice));
      event.preventDefault();
      // The library would copy once more.
      event.stopPropagation();
      return true;
    },
    [latest],
  );

  const cutOut = useCallback(
    (event: ClipboardEvent) => {
      if (!copy(event)) return;
      const state = latest();
      const content = Modifier.removeRange(state.getCurrentContent(), state.getSelection(), 'forward');
      update(EditorState.push(state, content, 'remove-range'));
    },
    [copy, latest, update],
  );

  return {
    onCopy: useCallback((event: ClipboardEvent) => void copy(event), [copy]),
    onCut: cutOut,
    isCopied: useCallback((html: string) => copied.current !== '' && html.includes(copied.current), []),
  };
}
