import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useRequest } from '../../store/hooks';
import { saveRequested } from '../../store/schedule/actions';
import { cleanNumber } from '../../lib/cleanNumber';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';
import { secondTicker } from '../time/ticker';
import { useTimeFormat } from '../time/useTimeFormat';
import { faultsOf, type ScheduleFaults, type ScheduleValues } from './scheduleValues';
import { typedMoment, tidyClock, tidyDate } from './when';

/** What the form begins with. */
export interface ScheduleEntry {
  /** Null: a new one. */
  id: string | null;
  values: ScheduleValues;
  /** Who `values.number` belongs to; another number is nobody's. */
  contactId: string | null;
}

/** Entries that are filled in and not saved. */
export const ENTRY = keptForm<ScheduleValues>(
  'schedule',
  v.object({
    name: v.string(),
    description: v.string(),
    number: v.string(),
    date: v.string(),
    clock: v.string(),
  }),
);

/** Names an entry: one of the agenda, or a new one by with whom it begins; not by a name, which the action log masks. */
export function subjectOf({ id, contactId, values: { number } }: ScheduleEntry): string {
  return id ?? `new ${number} ${contactId ?? ''}`;
}

/** The form of one entry; it says what is wrong from the first try to save on. */
export interface ScheduleForm {
  values: ScheduleValues;
  faults: ScheduleFaults;
  change: (part: Partial<ScheduleValues>) => void;
  /** Takes who a contact is; without a name the one that is typed stays. */
  fill: (who: { contactId: string; name: string; address: string }) => void;
  /** Writes date and time as the language on screen does. */
  tidy: () => void;
  kept: KeptValues<ScheduleValues>;
  /** Saves the entry and gives when it is due, ms since 1970; null where something is wrong. */
  save: () => number | null;
}

/** Holds what the agent types into an entry, until it is saved. */
export function useScheduleForm(entry: ScheduleEntry): ScheduleForm {
  const { id, values: first, contactId } = entry;
  const request = useRequest();
  const { locale } = useIntl();
  const format = useTimeFormat();
  const kept = useKeptValues(ENTRY, subjectOf(entry), first);
  const { values, set } = kept;
  const [wasTried, setWasTried] = useState(false);
  /** Whose number it is. */
  const [owner, setOwner] = useState({ contactId, number: first.number });

  const faults = () => faultsOf(values, secondTicker.read(), locale);

  function save(): number | null {
    setWasTried(true);
    const { name, description, number, date, clock } = values;
    const at = typedMoment(date, clock, locale);
    if (at === null || Object.keys(faults()).length > 0) return null;
    const cleaned = cleanNumber(number);
    const isOwners = cleaned === cleanNumber(owner.number);
    const told = { name: name.trim(), description: description.trim(), number: cleaned, at };
    kept.reset();
    request(saveRequested({ ...told, id, contactId: isOwners ? owner.contactId : null }));
    return at;
  }

  return {
    values,
    faults: wasTried ? faults() : {},
    change: (part) => set((before) => ({ ...before, ...part })),
    fill(who) {
      setOwner({ contactId: who.contactId, number: who.address });
      set((before) => ({
        ...before,
        name: who.name === '' ? before.name : who.name,
        number: who.address,
      }));
    },
    tidy: () =>
      set((before) => ({
        ...before,
        date: tidyDate(before.date, locale),
        clock: tidyClock(before.clock, format),
      })),
    kept,
    save,
  };
}
