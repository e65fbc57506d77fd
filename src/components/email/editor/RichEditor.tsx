import { useCallback, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Editor, EditorState } from 'draft-js';
import type { RichContent } from '../../../lib/richContent';
import { useScheme } from '../../appearance/useScheme';
import { useSpelling } from '../../intl';
import { drawBlock } from './drawBlock';
import type { Edit } from './edits/blocks';
import { insertPlain } from './edits/insertEdits';
import { blockClasses, STYLE_MAP, textStyles } from './styles';
import { Toolbar } from './toolbar/Toolbar';
import { useCaretInView } from './useCaretInView';
import { useCopying } from './useCopying';
import { useEditing } from './useEditing';
import { useEditorEvents } from './useEditorEvents';
import { useFocus } from './useFocus';
import { useTaking } from './useTaking';
import 'draft-js/dist/Draft.css';
import './editor.css';

/** What can be done to the editor from outside. */
export interface MailEditorHandle {
  /** Puts text where the agent writes, in place of what is selected, and leaves the focus there. */
  insertText(text: string): void;
  /** Leads the agent to where they write. */
  focus(): void;
  /** What is written by now; what was not told yet is told first. */
  current(): RichContent;
}

/** What an editor is given. */
export interface MailEditorProps {
  /** What it begins with; later ones change nothing. */
  content: RichContent;
  /** Hears what is written once typing rested for 300 ms, and when the editor goes away. */
  onChange: (content: RichContent) => void;
  /** The name of the text field. */
  label: string;
  isDisabled?: boolean;
  /** Names the text: what is filled into the forms of its tools is kept by it. */
  keeps?: string;
  handle?: Ref<MailEditorHandle>;
}

/** The editor itself, and its toolbar. */
export function RichEditor({
  content,
  onChange,
  label,
  isDisabled = false,
  keeps,
  handle,
}: MailEditorProps): ReactNode {
  const editor = useRef<Editor>(null);
  const area = useRef<HTMLDivElement>(null);
  const pasted = useRef<readonly File[]>([]);
  const scheme = useScheme();
  const { lang, spellCheck } = useSpelling();
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

  // The library hands on no attribute of this kind.
  useLayoutEffect(() => {
    area.current?.querySelector('[role="textbox"]')?.setAttribute('data-focus', 'composer');
  }, []);
  useCaretInView(area, state.getCurrentContent());

  useImperativeHandle(
    handle,
    () => ({ insertText: (text) => run(insertPlain(text)), focus, current: flush }),
    [flush, focus, run],
  );

  return (
    <div className={isDisabled ? 'editor editor--off' : 'editor'}>
      <Toolbar
        state={state}
        run={run}
        takeFile={takeFile}
        isRefused={isRefused}
        isDisabled={isDisabled}
        keeps={keeps ?? null}
        onLeave={focus}
      />
      <div
        ref={area}
        className="editor__area"
        lang={lang}
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
          tabIndex={0}
          spellCheck={spellCheck}
          blockStyleFn={blockClasses}
          blockRendererFn={drawBlock}
          customStyleMap={STYLE_MAP}
          customStyleFn={(styles) => textStyles(styles, scheme)}
          {...focusEvents}
          {...events}
        />
      </div>
    </div>
  );
}
