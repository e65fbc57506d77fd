import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { T } from '../../intl';
import { useNoteDraft, type NotedCall } from './useNoteDraft';

/** Enter adds the note, unless an input method composes; Shift+Enter breaks the line. */
function isAdding({ key, nativeEvent, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}

/** Where the agent writes the next note of a call. */
export function NoteField({ call }: { call: NotedCall }): ReactNode {
  const id = useId();
  const { add, keep, text, write } = useNoteDraft(call);
  return (
    <form
      className="call-notes__new"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="call-notes__label" htmlFor={id}>
        <T id="call.newNote" />
      </label>
      <textarea
        id={id}
        className="call-notes__field"
        rows={2}
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
      <button type="submit" className="button">
        <T id="call.addNote" />
      </button>
    </form>
  );
}
