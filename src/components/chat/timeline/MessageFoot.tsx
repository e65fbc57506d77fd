import type { ReactNode } from 'react';
import { TimeText } from '../../time/TimeText';
import type { Moment } from '../../time/useTimeFormat';
import { StatusIcon, type Delivery } from './StatusIcon';

interface Props {
  at: Moment;
  /** The first of its group in its minute. */
  startsMinute: boolean;
  /** Of an agent's message. */
  delivery: Delivery | null;
  /** The server's own word for the delivery. */
  statusText?: string | undefined;
}

/**
 * At the end of a message: when it was said, with the exact time and its zone in the tooltip, and how it was delivered.
 * Nothing where neither is told.
 */
export function MessageFoot({ at, startsMinute, delivery, statusText }: Props): ReactNode {
  if (!startsMinute && delivery === null) return null;
  return (
    <span className="bubble__foot">
      {startsMinute && (
        <TimeText at={at} className="bubble__time tabular" write={(format, ms) => format.time(ms)} />
      )}
      {delivery !== null && <StatusIcon delivery={delivery} text={statusText} />}
    </span>
  );
}
