import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useAppSelector, useRequest } from '../../store/hooks';
import { doneRequested, removeRequested } from '../../store/schedule/actions';
import type { ScheduledCall } from '../../store/schedule/types';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { T, type TextId } from '../intl';
import { useCallScheduled } from './useCallScheduled';
import { ScheduledTime } from './ScheduledTime';

interface ActionProps {
  name: TextId;
  about: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function Action({ name, about, onPress, ref }: ActionProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className="button schedule__action"
      aria-describedby={about}
      onClick={onPress}
    >
      <T id={name} />
    </button>
  );
}

function Removal({ id, about, onKeep }: { id: string; about: string; onKeep: () => void }): ReactNode {
  const request = useRequest();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div className="schedule__actions" role="group" aria-describedby={about}>
      <span role="alert" className="schedule__ask">
        <T id="schedule.removeAsk" />
      </span>
      <button type="button" className="button" onClick={() => request(removeRequested({ id }))}>
        <T id="action.yes" />
      </button>
      <button ref={no} type="button" className="button" onClick={onKeep}>
        <T id="action.no" />
      </button>
    </div>
  );
}

interface Props {
  event: ScheduledCall;
  /** Changes it in the form above. */
  onEdit: (event: ScheduledCall) => void;
}

interface ActionsProps extends Props {
  about: string;
  onRemove: () => void;
  removal: Ref<HTMLButtonElement>;
}

function Actions({ event, onEdit, onRemove, about, removal }: ActionsProps): ReactNode {
  const request = useRequest();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const dial = useCallScheduled();
  return (
    <div className="schedule__actions">
      {hasTelephone && <Action name="schedule.callNow" about={about} onPress={() => dial(event)} />}
      {event.remindedAt !== null && event.doneAt === null && (
        <Action name="schedule.done" about={about} onPress={() => request(doneRequested({ id: event.id }))} />
      )}
      <Action name="schedule.edit" about={about} onPress={() => onEdit(event)} />
      <Action ref={removal} name="schedule.remove" about={about} onPress={onRemove} />
    </div>
  );
}

/** One entry of the agenda, and what can be done with it. */
export function ScheduleItem({ event, onEdit }: Props): ReactNode {
  const about = useId();
  const [isLeaving, setLeaving] = useState(false);
  const removal = useRef<HTMLButtonElement>(null);
  function keep(): void {
    // Drawn at once: the focus goes back to the button that asked.
    flushSync(() => setLeaving(false));
    removal.current?.focus();
  }
  const { description, doneAt, id, name, number, remindedAt } = event;
  return (
    <li className="schedule__item">
      <p id={about} className="schedule__what">
        <ScheduledTime event={event} />
        <span className="schedule__name" dir="auto">
          {name}
        </span>
        <span className="schedule__number tabular">{number}</span>
        {(doneAt ?? remindedAt) !== null && (
          <span className="schedule__state">
            <T id={doneAt === null ? 'schedule.open' : 'schedule.isDone'} />
          </span>
        )}
      </p>
      <p className="schedule__description" dir="auto">
        {description}
      </p>
      {isLeaving ? (
        <Removal id={id} about={about} onKeep={keep} />
      ) : (
        <Actions
          event={event}
          onEdit={onEdit}
          onRemove={() => setLeaving(true)}
          about={about}
          removal={removal}
        />
      )}
    </li>
  );
}
