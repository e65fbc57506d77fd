import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { isComposing } from '../isComposing';
import { Icon } from '../icons/Icon';
import { useText, type TextId } from '../../intl';
import './searchField.css';

interface Props {
  /** Its name, and what it says while it is empty. */
  label: TextId;
  typed: string;
  onType: (text: string) => void;
  input?: RefObject<HTMLInputElement | null>;
  /** Arrow down: the agent goes on to what was found. */
  onLeave?: () => void;
  /** Enter: takes the first that was found; false where the form is to be submitted instead. */
  onTake?: () => boolean;
  /** What is typed belongs to a form: Escape leaves that, and what is typed is kept. */
  isOfForm?: boolean;
  /** The name by which the keyboard leads here (`data-focus`). */
  focusName?: string;
}

/** Where words are typed that a list is searched for; Escape empties it. */
export function SearchField(props: Props): ReactNode {
  const { label, typed, onType, input, onLeave, onTake, isOfForm = false, focusName } = props;
  const t = useText();

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' && onLeave !== undefined) onLeave();
    else if (event.key === 'Escape' && typed !== '' && !isOfForm) onType('');
    else if (event.key === 'Enter') {
      if (onTake?.() !== true) return;
    } else if (event.key !== 'Escape' || !isOfForm) return;
    // The browser submits the form by Enter, and empties such a field by Escape as well.
    event.preventDefault();
  }

  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t(label)}
        placeholder={t(label)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        data-focus={focusName}
      />
    </div>
  );
}
