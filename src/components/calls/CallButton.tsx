import type { KeyboardEvent, ReactNode, Ref } from 'react';
import './calls.css';

interface Props {
  name: string;
  icon: ReactNode;
  /** Whether the name is seen beside the icon, not only heard. */
  hasWord?: boolean;
  /** A word of the name that stands under the icon where the row has room for it. */
  short?: string | undefined;
  /** Nothing to do now; the button keeps its place and the focus. */
  isOff?: boolean;
  tone?: 'plain' | 'danger' | 'accept' | 'on';
  /** For a button that opens something beside it. */
  isExpanded?: boolean | undefined;
  /** The name of what it opens beside it, which finds it by that. */
  opens?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** A key that is held presses once: what it pressed next could be about another call. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A button of a call: an icon, and its name as a word or as a tooltip. */
export function CallButton(props: Props): ReactNode {
  const { name, icon, hasWord = false, short, isOff = false, tone = 'plain', isExpanded, opens, ref } = props;
  const classes = ['button', 'call-button', `call-button--${tone}`];
  if (!hasWord) classes.push('button--icon');
  return (
    <button
      ref={ref}
      type="button"
      className={classes.join(' ')}
      aria-label={hasWord ? undefined : name}
      aria-disabled={isOff}
      aria-expanded={isExpanded}
      title={hasWord ? undefined : name}
      data-opens={opens}
      onKeyDown={pressOnce}
      onClick={isOff ? undefined : props.onPress}
    >
      {icon}
      {hasWord && name}
      {!hasWord && short !== undefined && (
        <span className="call-button__short" aria-hidden="true">
          {short}
        </span>
      )}
    </button>
  );
}
