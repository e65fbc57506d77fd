import { EditorState, type Editor, type SelectionState } from 'draft-js';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The focus of the text field. */
export interface Focus {
  /** Leads to the text, with the selection that it had. */
  focus: () => void;
  /** Puts the caret back where it was at once, if the browser's still stands. */
  putBack: () => void;
  events: { onFocus: () => void };
  /** For what is around the field: a press sets the caret itself, and a key wants it where it belongs. */
  around: { onMouseDown: () => void; onKeyDownCapture: () => void };
}

/**
 * Browsers set the caret to the beginning when Tab leads to a text field of this kind: here it stands where it was.
 */
export function useFocus(
  editor: RefObject<Editor | null>,
  latest: () => EditorState,
  update: (next: EditorState) => void,
): Focus {
  // The focus came by a press or by the console, which both see to the caret.
  const isLed = useRef(false);
  // The selection that the field had, as long as the browser's is not it.
  const had = useRef<SelectionState | null>(null);

  const putBack = useCallback(() => {
    const selection = had.current;
    had.current = null;
    if (selection === null) return;
    if (latest().getSelection().getHasFocus()) {
      // Drawn at once: what comes next would find the caret where the browser set it, and keep it there.
      flushSync(() => update(EditorState.forceSelection(latest(), selection)));
    } else {
      update(EditorState.acceptSelection(latest(), selection));
    }
  }, [latest, update]);

  const focus = useCallback(() => {
    isLed.current = true;
    editor.current?.focus();
    isLed.current = false;
  }, [editor]);

  const events = useMemo(
    () => ({
      onFocus() {
        if (isLed.current) return;
        had.current ??= latest().getSelection();
        // Some browsers set their caret only after this event.
        setTimeout(putBack);
      },
    }),
    [latest, putBack],
  );

  const around = useMemo(
    () => ({
      onMouseDown() {
        putBack();
        isLed.current = true;
        // The focus comes with the press, before anything else is done.
        setTimeout(() => {
          isLed.current = false;
        });
      },
      // A key may be quicker than any timer.
      onKeyDownCapture: putBack,
    }),
    [putBack],
  );

  return { focus, putBack, events, around };
}
