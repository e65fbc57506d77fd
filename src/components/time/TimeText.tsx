import { momentOf } from '../../lib/time';
import type { ReactNode } from 'react';
import { useTimeFormat, type Moment, type TimeFormat } from './useTimeFormat';

interface Props {
  at: Moment;
  /** How it is written, as `timeOrDate` of the format. */
  write: (format: TimeFormat, at: Moment) => string;
  className?: string;
}

/** A moment in words, to the second with its zone in the tooltip; nothing for one that is not known. */
export function TimeText({ at, write, className = 'tabular' }: Props): ReactNode {
  const format = useTimeFormat();
  const ms = momentOf(at);
  if (ms === null) return null;
  const machine = typeof at === 'string' ? at : new Date(ms).toISOString();
  return (
    <time className={className} dateTime={machine} title={format.exact(ms)}>
      {write(format, ms)}
    </time>
  );
}

/** Date and time. */
export function dateAndTime(format: TimeFormat, at: Moment): string {
  return [format.date(at), format.time(at)].filter((words) => words !== '').join(' ');
}

/** The start of something: its time if it is of today, else its date. */
export function StartTime({
  at,
  today,
  className = 'tabular',
}: {
  at: Moment;
  /** When today began, ms. */
  today: number;
  className?: string;
}): ReactNode {
  return <TimeText at={at} className={className} write={(format, ms) => format.timeOrDate(ms, today)} />;
}
