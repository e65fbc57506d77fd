import type { ReactNode } from 'react';
import { TimeText } from '../../time/TimeText';
import type { Moment } from '../../time/useTimeFormat';

/** When it was said: the time, and on hover the exact one with its zone; nothing where the server told no time. */
export function MessageTime({ at }: { at: Moment }): ReactNode {
  return <TimeText at={at} className="bubble__time tabular" write={(format, ms) => format.time(ms)} />;
}
