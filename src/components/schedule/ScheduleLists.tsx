import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectPast, selectUpcoming } from '../../store/schedule/listSelectors';
import type { ScheduledCall } from '../../store/schedule/types';
import { T, type TextId } from '../intl';
import { ScheduleItem } from './ScheduleItem';

interface Props {
  onEdit: (event: ScheduledCall) => void;
}

function Section({
  heading,
  events,
  onEdit,
}: Props & { heading: TextId; events: readonly ScheduledCall[] }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="schedule__heading">
        <T id={heading} />
      </h3>
      <ul role="list" aria-labelledby={id} className="schedule__list">
        {events.map((event) => (
          <ScheduleItem key={event.id} event={event} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}

/** The agenda: what is to come, sorted by time, and apart from it what is past. */
export function ScheduleLists({ onEdit }: Props): ReactNode {
  const upcoming = useAppSelector(selectUpcoming);
  const past = useAppSelector(selectPast);
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had it went with the entry that was saved or deleted.
    if (document.activeElement !== document.body) return;
    lists.current?.closest('.schedule')?.querySelector('input')?.focus();
  }, [upcoming, past]);
  return (
    <div ref={lists} className="schedule__lists">
      <Section heading="schedule.upcoming" events={upcoming} onEdit={onEdit} />
      {upcoming.length === 0 && (
        <p className="schedule__nothing">
          <T id="schedule.nothing" />
        </p>
      )}
      {past.length > 0 && <Section heading="schedule.pastOnes" events={past} onEdit={onEdit} />}
    </div>
  );
}
