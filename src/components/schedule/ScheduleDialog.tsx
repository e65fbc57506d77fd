import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { closeRequested } from '../../store/schedule/actions';
import { selectSchedule } from '../../store/schedule/selectors';
import type { ScheduledCall, ScheduleStart } from '../../store/schedule/types';
import { FormDialog } from '../ui/dialog/FormDialog';
import { useLast } from '../ui/dialog/useLast';
import { T } from '../intl';
import { secondTicker } from '../time/ticker';
import { ScheduleForm } from './ScheduleForm';
import { ScheduleLists } from './ScheduleLists';
import { newValues, valuesOf, type ScheduleValues } from './scheduleValues';
import type { ScheduleEntry } from './useScheduleForm';
import './schedule.css';

/** What was typed into a new entry and not saved, until it is. */
type Unsaved = [ScheduleValues | null, (values: ScheduleValues | null) => void];

function newEntry(start: ScheduleStart, unsaved: ScheduleValues | null): ScheduleEntry {
  const isBlank = start.number === '' && start.name === '';
  const values = (isBlank ? unsaved : null) ?? newValues(start, secondTicker.read());
  return { id: null, values, contactId: start.contactId };
}

function Body({ start, unsaved: [unsaved, keep] }: { start: ScheduleStart; unsaved: Unsaved }): ReactNode {
  const [entry, setEntry] = useState(() => newEntry(start, unsaved));
  const [turn, setTurn] = useState(0);
  function show(next: ScheduleEntry): void {
    setEntry(next);
    setTurn((before) => before + 1);
  }
  const another = () => show(newEntry({ number: '', name: '', contactId: null }, null));
  return (
    <div className="schedule">
      <ScheduleForm
        key={turn}
        entry={entry}
        onChange={(values) => {
          if (entry.id === null) keep(values);
        }}
        onSaved={() => {
          if (entry.id === null) keep(null);
          another();
        }}
        onCancel={another}
      />
      <ScheduleLists
        onEdit={(event: ScheduledCall) =>
          show({ id: event.id, values: valuesOf(event), contactId: event.contactId })
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
  const unsaved = useState<ScheduleValues | null>(null);
  const leave = () => request(closeRequested());
  return (
    <FormDialog
      isOpen={dialog !== null}
      title={<T id="call.schedule" />}
      width={640}
      onLeave={leave}
      afterClose={afterClose}
      footer={
        <Button onClick={leave}>
          <T id="action.close" />
        </Button>
      }
    >
      {start !== null && <Body start={start} unsaved={unsaved} />}
    </FormDialog>
  );
}
