import type { ReactNode } from 'react';
import { useTimeFormat } from '../time/useTimeFormat';
import type { TimeFormat } from '../time/useTimeFormat';

/** A moment as the tables write it. */
export function dateAndTime(at: number, format: TimeFormat): string {
  return [format.date(at), format.time(at)].join(' ');
}

/** Date and time of a row, to the second with the zone in its tooltip. */
export function When({ at }: { at: number }): ReactNode {
  const format = useTimeFormat();
  return (
    <time dateTime={new Date(at).toISOString()} title={format.exact(at)}>
      {dateAndTime(at, format)}
    </time>
  );
}
