import { Icon } from '../ui/icons/Icon';
import { useId, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { doneRequested, openRequested, snoozeRequested } from '../../store/schedule/actions';
import { selectReminders } from '../../store/schedule/listSelectors';
import type { ScheduledCall } from '../../store/schedule/types';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { T, useText } from '../intl';
import { useCallScheduled } from './useCallScheduled';
import { useReminderAnnouncements } from './useReminderAnnouncements';
import { ScheduledTime } from './ScheduledTime';
import './reminders.css';

/** More would cover the screen; the others wait behind them, and in the agenda. */
const SHOWN = 3;

/** From so late on a reminder says that it is. */
const LATE_MS = 60_000;

function Buttons({ event, about }: { event: ScheduledCall; about: string }): ReactNode {
  const request = useRequest();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const dial = useCallScheduled();
  const { id } = event;
  return (
    <div className="reminder__buttons">
      {hasTelephone && (
        <button
          type="button"
          className="button button--primary"
          aria-describedby={about}
          onClick={() => dial(event)}
        >
          <T id="schedule.callNow" />
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-describedby={about}
        onClick={() => request(snoozeRequested({ id }))}
      >
        <T id="schedule.snooze" />
      </button>
      <button
        type="button"
        className="button"
        aria-describedby={about}
        onClick={() => request(doneRequested({ id }))}
      >
        <T id="schedule.done" />
      </button>
    </div>
  );
}

function Reminder({ event }: { event: ScheduledCall }): ReactNode {
  const id = useId();
  const { description, name, number, remindAt, remindedAt } = event;
  const isLate = remindedAt !== null && remindedAt - remindAt >= LATE_MS;
  return (
    <li className="reminder">
      <p id={id} className="reminder__what">
        <Icon name="agenda" />
        <ScheduledTime event={event} />
        {isLate && (
          <span className="reminder__late">
            <T id="schedule.late" />
          </span>
        )}
        <span className="reminder__who" dir="auto">
          {name} <span className="schedule__number tabular">{number}</span>
        </span>
      </p>
      <p className="reminder__description" dir="auto">
        {description}
      </p>
      <Buttons event={event} about={id} />
    </li>
  );
}

/** What the agent is reminded of, until they act upon it. */
export function Reminders(): ReactNode {
  const t = useText();
  const request = useRequest();
  const events = useAppSelector(selectReminders);
  const others = events.length - SHOWN;
  useReminderAnnouncements(events);
  if (events.length === 0) return null;
  return (
    // A press leaves the focus where the agent writes.
    <section
      className="reminders"
      aria-label={t('schedule.reminders')}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul role="list" className="reminders__list">
        {events.slice(0, SHOWN).map((event) => (
          <Reminder key={event.id} event={event} />
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          className="button reminders__more"
          onClick={() => request(openRequested({ number: '', name: '', contactId: null }))}
        >
          <T id="schedule.more" values={{ count: others }} />
        </button>
      )}
    </section>
  );
}
