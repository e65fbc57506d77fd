import { EditorState, type ContentState } from 'draft-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RichContent } from '../../../lib/richContent';
import { fromDraft, toDraft } from './convert';
import { decorator } from './decorator';

/** How long typing rests before what is written is told, ms. */
const REST_MS = 300;

/** What an agent writes, and how it gets about. */
export interface Editing {
  state: EditorState;
  /** The state as it is right now, which may be newer than what is drawn. */
  latest: () => EditorState;
  /** Takes the next state at once: the library loses letters otherwise. */
  update: (next: EditorState) => void;
  /** Tells what was not told yet, and says what is written; the same until that changes. */
  flush: () => RichContent;
}

/** Keeps what is written; `onChange` hears it once typing rested and when the editor goes away. */
export function useEditing(first: RichContent, onChange: (content: RichContent) => void): Editing {
  const [state, setState] = useState(() => EditorState.createWithContent(toDraft(first), decorator));
  const latest = useRef(state);
  const told = useRef(state.getCurrentContent());
  const rich = useRef<{ of: ContentState; content: RichContent } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const now = latest.current.getCurrentContent();
    if (rich.current?.of !== now) rich.current = { of: now, content: fromDraft(now) };
    const { content } = rich.current;
    if (now !== told.current) {
      told.current = now;
      tell.current(content);
    }
    return content;
  }, []);

  const update = useCallback(
    (next: EditorState) => {
      latest.current = next;
      setState(next);
      if (next.getCurrentContent() === told.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, REST_MS);
    },
    [flush],
  );

  useEffect(() => () => void flush(), [flush]);

  return { state, latest: useCallback(() => latest.current, []), update, flush };
}
