import type { ReactNode } from 'react';
import type { ScheduledCall } from '../../store/schedule/types';
import { T } from '../intl';
import { useToday } from '../time/useNow';
import { useTimeFormat } from '../time/useTimeFormat';
import { clockOf, dateOf } from './when';

function DayWord({ at }: { at: number }): ReactNode {
  const today = dateOf(useToday());
  const day = dateOf(at);
  return day === today ? <T id="schedule.today" /> : day;
}

/** When an entry is due, and until when it was put off. */
export function ScheduledTime({
  event: { at, remindAt },
}: {
  event: Pick<ScheduledCall, 'at' | 'remindAt'>;
}): ReactNode {
  const format = useTimeFormat();
  return (
    <span className="schedule__when tabular">
      <time dateTime={new Date(at).toISOString()} title={format.exact(at)}>
        <DayWord at={at} /> {clockOf(at)}
      </time>
      {remindAt !== at && (
        <span className="schedule__snoozed">
          <T id="schedule.snoozed" values={{ time: clockOf(remindAt) }} />
        </span>
      )}
    </span>
  );
}
