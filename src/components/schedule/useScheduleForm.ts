import { useState } from 'react';
import { useRequest } from '../../store/hooks';
import { saveRequested } from '../../store/schedule/actions';
import { cleanNumber } from '../../lib/cleanNumber';
import { secondTicker } from '../time/ticker';
import { faultsOf, type ScheduleFaults, type ScheduleValues } from './scheduleValues';
import { momentOf, tidyClock, tidyDate } from './when';

/** What the form begins with. */
export interface ScheduleEntry {
  /** Null: a new one. */
  id: string | null;
  values: ScheduleValues;
  /** Who `values.number` belongs to; another number is nobody's. */
  contactId: string | null;
}

/** The form of one entry; it says what is wrong from the first try to save on. */
export interface ScheduleForm {
  values: ScheduleValues;
  faults: ScheduleFaults;
  change: (part: Partial<ScheduleValues>) => void;
  /** Writes date and time as the agenda does. */
  tidy: () => void;
  /** Saves the entry and gives when it is due, ms since 1970; null where something is wrong. */
  save: () => number | null;
}

/** Holds what the agent types into an entry. `onChange` hears of every change. */
export function useScheduleForm(
  { id, values: first, contactId }: ScheduleEntry,
  onChange: (values: ScheduleValues) => void,
): ScheduleForm {
  const request = useRequest();
  const [values, setValues] = useState(first);
  const [wasTried, setWasTried] = useState(false);

  function replace(next: ScheduleValues): void {
    setValues(next);
    onChange(next);
  }

  function save(): number | null {
    setWasTried(true);
    const { name, description, number, date, clock } = values;
    const at = momentOf(date, clock);
    if (at === null || Object.keys(faultsOf(values, secondTicker.read())).length > 0) return null;
    const cleaned = cleanNumber(number);
    const isSame = cleaned === cleanNumber(first.number);
    const told = { name: name.trim(), description: description.trim(), number: cleaned, at };
    request(saveRequested({ ...told, id, contactId: isSame ? contactId : null }));
    return at;
  }

  return {
    values,
    faults: wasTried ? faultsOf(values, secondTicker.read()) : {},
    change: (part) => replace({ ...values, ...part }),
    tidy: () => replace({ ...values, date: tidyDate(values.date), clock: tidyClock(values.clock) }),
    save,
  };
}
