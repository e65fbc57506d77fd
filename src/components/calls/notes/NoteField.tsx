import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { T, useSpelling } from '../../intl';
import { useNoteDraft, type NotedCall } from './useNoteDraft';
import { isComposing } from '../../ui/isComposing';

/** Enter adds the note, unless an input method composes; Shift+Enter breaks the line. */
function isAdding(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event);
}

/** Where the agent writes the next note of a call: kept as it is typed, noted down by Enter. */
export function NoteField({ call }: { call: NotedCall }): ReactNode {
  const id = useId();
  const hintId = useId();
  const spelling = useSpelling();
  const { add, keep, text, write } = useNoteDraft(call);
  return (
    <div className="call-notes__new">
      <label className="call-notes__label" htmlFor={id}>
        <T id="call.newNote" />
      </label>
      <textarea
        id={id}
        className="call-notes__field"
        {...spelling}
        aria-describedby={hintId}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (!isAdding(event)) return;
          event.preventDefault();
          add();
        }}
      />
      <p id={hintId} className="call-notes__hint">
        <T id="call.noteHint" />
      </p>
    </div>
  );
}
