import { useState, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { closeRequested } from '../../store/schedule/actions';
import { selectSchedule } from '../../store/schedule/selectors';
import type { ScheduledCall, ScheduleStart } from '../../store/schedule/types';
import { FormDialog } from '../ui/dialog/FormDialog';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { useLast } from '../ui/dialog/useLast';
import { T } from '../intl';
import { secondTicker } from '../time/ticker';
import { useTimeFormat, type TimeFormat } from '../time/useTimeFormat';
import { ScheduleForm } from './ScheduleForm';
import { ScheduleLists } from './ScheduleLists';
import { newValues, valuesOf } from './scheduleValues';
import type { ScheduleEntry } from './useScheduleForm';
import './schedule.css';

function newEntry(start: ScheduleStart, format: TimeFormat): ScheduleEntry {
  return { id: null, values: newValues(start, secondTicker.read(), format), contactId: start.contactId };
}

function Body({ start }: { start: ScheduleStart }): ReactNode {
  const format = useTimeFormat();
  const [entry, setEntry] = useState(() => newEntry(start, format));
  const [turn, setTurn] = useState(0);
  function show(next: ScheduleEntry): void {
    setEntry(next);
    setTurn((before) => before + 1);
  }
  const another = () => show(newEntry({ number: '', name: '', contactId: null }, format));
  return (
    <div className="schedule">
      <ScheduleForm key={turn} entry={entry} onSaved={another} onCancel={another} />
      <ScheduleLists
        onEdit={(event: ScheduledCall) =>
          show({ id: event.id, values: valuesOf(event, format), contactId: event.contactId })
        }
      />
    </div>
  );
}

/** Agendamento: a form for a new entry, and the agenda (spec 2 §3, §5). */
export function ScheduleDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const { dialog } = useAppSelector(selectSchedule);
  const start = useLast(dialog);
  return (
    <FormDialog
      isOpen={dialog !== null}
      title={<T id="call.schedule" />}
      width="wide"
      onLeave={() => request(closeRequested())}
      afterClose={afterClose}
      footer={<LeaveButton words="action.close" />}
    >
      {start !== null && <Body start={start} />}
    </FormDialog>
  );
}
