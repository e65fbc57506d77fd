import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../intl';
import { moveFocus } from '../ui/roving';
import { isDigit, KEYS, neighbourOf } from './keys';
import './dialpad.css';

/**
 * The twelve keys of a telephone: one stop of the Tab key, arrows lead from key to key. While the focus is on one
 * of them a digit that is typed counts as its key.
 */
export function Keypad({ onDigit }: { onDigit: (digit: string) => void }): ReactNode {
  const t = useText();
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDigit(event.key)) {
      event.preventDefault();
      onDigit(event.key);
      return;
    }
    moveFocus(event, 'button', (key, at) => neighbourOf(at, key));
  }

  return (
    <div className="keypad" role="group" aria-label={t('dial.keys')} onKeyDown={onKeyDown}>
      {KEYS.map(({ digit, letters }, index) => (
        <button
          key={digit}
          type="button"
          className="button keypad__key"
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onDigit(digit)}
        >
          <span className="keypad__digit">{digit}</span>
          <span className="keypad__letters" aria-hidden="true">
            {letters}
          </span>
        </button>
      ))}
    </div>
  );
}
