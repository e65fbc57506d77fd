import { Suspense, useCallback, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import type { RichContent } from '../../../lib/richContent';
import { ErrorBoundary, PaneSkeleton } from '../../ui/feedback';
import { lazyPart } from '../../ui/feedback/lazyPart';
import type { MailEditorHandle, MailEditorProps } from './RichEditor';

const RichEditor = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "editor" */ './RichEditor')).RichEditor,
}));

/** What was asked of the editor before its code was there. */
interface Waiting {
  text: string;
  wantsFocus: boolean;
}

/**
 * Where an agent writes an e-mail: text with everything that mails can have. Its code comes when it is first shown.
 * It takes pictures that are pasted; files that are dropped and Ctrl+Enter are left to what is around it.
 */
export function MailEditor({ content, handle, onChange, ...props }: MailEditorProps): ReactNode {
  const [first] = useState(content);
  // An editor that broke no longer says what was written in it.
  const last = useRef(content);
  const inner = useRef<MailEditorHandle>(null);
  const waiting = useRef<Waiting>({ text: '', wantsFocus: false });

  useImperativeHandle(
    handle,
    () => ({
      insertText: (text) => {
        if (inner.current === null) waiting.current.text += text;
        else inner.current.insertText(text);
      },
      focus: () => {
        if (inner.current === null) waiting.current.wantsFocus = true;
        else inner.current.focus();
      },
      current: () => inner.current?.current() ?? last.current,
    }),
    [],
  );

  const hear = useCallback(
    (next: RichContent) => {
      last.current = next;
      onChange(next);
    },
    [onChange],
  );

  const catchUp = useCallback((editor: MailEditorHandle | null) => {
    inner.current = editor;
    if (editor === null) return;
    const { text, wantsFocus } = waiting.current;
    waiting.current = { text: '', wantsFocus: false };
    if (text !== '') editor.insertText(text);
    else if (wantsFocus) editor.focus();
  }, []);

  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton rows={4} />}>
        <RichEditor {...props} content={first} onChange={hear} handle={catchUp} />
      </Suspense>
    </ErrorBoundary>
  );
}
