import { useCallback, useImperativeHandle, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Editor, EditorState } from 'draft-js';
import { useScheme } from '../../appearance/useScheme';
import { LateWords } from '../../intl/LateWords';
import { drawBlock } from './drawBlock';
import type { Edit } from './edits/blocks';
import { insertPlain } from './edits/insertEdits';
import { blockClasses, STYLE_MAP, textLook } from './looks';
import type { MailEditorProps } from './MailEditor';
import { Toolbar } from './toolbar/Toolbar';
import { useCaretInView } from './useCaretInView';
import { useCopying } from './useCopying';
import { useEditing } from './useEditing';
import { useEditorEvents } from './useEditorEvents';
import { useFocus } from './useFocus';
import { useTaking } from './useTaking';
import 'draft-js/dist/Draft.css';
import './editor.css';

/** The editor itself, and its toolbar. */
function Writing({ content, onChange, label, isDisabled = false, handle }: MailEditorProps): ReactNode {
  const editor = useRef<Editor>(null);
  const area = useRef<HTMLDivElement>(null);
  const pasted = useRef<readonly File[]>([]);
  const scheme = useScheme();
  const { state, latest, update, flush } = useEditing(content, onChange);

  const { focus, putBack, events: focusEvents, around } = useFocus(editor, latest, update);
  const run = useCallback(
    (edit: Edit) => {
      // First the focus, with the selection that it had: what is chosen for the next letters would be lost with it.
      putBack();
      if (!latest().getSelection().getHasFocus()) flushSync(focus);
      flushSync(() => update(edit(latest())));
    },
    [focus, latest, putBack, update],
  );
  const { isRefused, takeFile } = useTaking(run);
  const { onCopy, onCut, isCopied } = useCopying(latest, update);
  const events = useEditorEvents({ latest, update, takeFile, pasted, isCopied });

  useCaretInView(area, state.getCurrentContent());

  useImperativeHandle(
    handle,
    () => ({ insertText: (text) => run(insertPlain(text)), focus, current: flush }),
    [flush, focus, run],
  );

  return (
    <div className={isDisabled ? 'editor editor--off' : 'editor'}>
      <Toolbar {...{ state, run, takeFile, isRefused, isDisabled }} onLeave={focus} />
      <div
        ref={area}
        className="editor__area"
        {...around}
        onCopyCapture={onCopy}
        onCutCapture={isDisabled ? onCopy : onCut}
        onPasteCapture={({ clipboardData }) => {
          pasted.current = [...clipboardData.files];
        }}
        onClick={({ target, currentTarget }) => {
          // Below the last line belongs to it, too.
          if (target === currentTarget && !isDisabled) run(EditorState.moveFocusToEnd);
        }}
      >
        <Editor
          ref={editor}
          editorState={state}
          onChange={update}
          readOnly={isDisabled}
          role="textbox"
          ariaLabel={label}
          ariaMultiline
          spellCheck
          blockStyleFn={blockClasses}
          blockRendererFn={drawBlock}
          customStyleMap={STYLE_MAP}
          customStyleFn={(styles) => textLook(styles, scheme)}
          {...focusEvents}
          {...events}
        />
      </div>
    </div>
  );
}

/** The editor with the words that it says. */
export function RichEditor(props: MailEditorProps): ReactNode {
  return (
    <LateWords>
      <Writing {...props} />
    </LateWords>
  );
}
