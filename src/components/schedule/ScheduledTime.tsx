import type { ReactNode } from 'react';
import type { ScheduledCall } from '../../store/schedule/types';
import { T } from '../intl';
import { useToday } from '../time/useNow';
import { isOnDay, useTimeFormat } from '../time/useTimeFormat';

function DayWord({ at }: { at: number }): ReactNode {
  const today = useToday();
  const format = useTimeFormat();
  return isOnDay(at, today) ? <T id="schedule.today" /> : format.date(at);
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
        <DayWord at={at} /> {format.time(at)}
      </time>
      {remindAt !== at && (
        <span className="schedule__snoozed">
          <T id="schedule.snoozed" values={{ time: format.time(remindAt) }} />
        </span>
      )}
    </span>
  );
}
