import type { ReactNode } from 'react';
import { T, type TextId } from '../../intl';
import { toFocus } from '../../shortcuts/toFocus';

/** Where the focus goes on to: the message itself, the log around it, or where messages are written. */
type Onward = 'message' | 'log' | 'composer';

/** Gives the focus on from a button that goes away by being pressed, and would take it along. */
export function passFocus(button: HTMLElement, onward: Onward): void {
  if (onward === 'composer') toFocus('composer');
  else
    button
      .closest<HTMLElement>(onward === 'log' ? '[role="log"]' : 'article')
      ?.focus({ preventScroll: true });
}

interface Props {
  words: TextId;
  /** Null: the button stays. */
  onward: Onward | null;
  onPress: () => void;
}

/** One thing that the agent may do about a message that was not sent. */
export function OutboxChoice({ words, onward, onPress }: Props): ReactNode {
  return (
    <button
      type="button"
      className="button"
      onClick={({ currentTarget }) => {
        if (onward !== null) passFocus(currentTarget, onward);
        onPress();
      }}
    >
      <T id={words} />
    </button>
  );
}
