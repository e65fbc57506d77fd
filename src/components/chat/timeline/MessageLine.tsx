import { useState, type ReactNode } from 'react';
import type { Message, MessageDirection } from '../../../store/messages/types';
import { useTimeFormat, type Moment } from '../../time/useTimeFormat';
import type { MessageAction } from './messageActions';
import { MessageBar } from './MessageBar';
import './message.css';

const NOTHING: readonly MessageAction[] = [];

interface Props {
  side: MessageDirection;
  label: string;
  /** Emoji alone have no ground. */
  look?: 'emoji' | null;
  /** When it was said, where the bubble does not say it: for its tooltip. */
  untoldTime?: Moment;
  /** Null: no server has it yet, or it cannot be shown. */
  message?: Message | null;
  /** What can be done with the message. */
  actions?: readonly MessageAction[];
  children: ReactNode;
}

/** One message of the log: its bubble, and beside it what can be done with it. */
export function MessageLine(props: Props): ReactNode {
  const { side, label, look = null, untoldTime = null, message = null, actions = NOTHING, children } = props;
  const format = useTimeFormat();
  const [wasVisited, setWasVisited] = useState(false);
  const classes = `bubble bubble--${side}`;
  return (
    <article
      className={`message message--${side}`}
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => {
        // Under a finger nothing comes: what it presses would be another thing by then.
        if (pointerType !== 'touch') setWasVisited(true);
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setWasVisited(true);
      }}
    >
      <div
        className={look === null ? classes : `${classes} bubble--${look}`}
        title={untoldTime === null ? undefined : format.exact(untoldTime)}
      >
        {children}
      </div>
      {message !== null && actions.length > 0 && (
        <MessageBar message={message} actions={actions} wasVisited={wasVisited} />
      )}
    </article>
  );
}
