import type { ScheduledCall, ScheduleStart } from '../../store/schedule/types';
import { cleanNumber } from '../../lib/cleanNumber';
import type { TextId } from '../intl';
import type { TimeFormat } from '../time/useTimeFormat';
import { clockFault, dateFault, typedMoment } from './when';

/** What stands in the form of an entry. */
export interface ScheduleValues {
  name: string;
  description: string;
  number: string;
  /** As the language on screen writes days. */
  date: string;
  /** As it writes times. */
  clock: string;
}

/** What each field of the form has to say against it. */
export type ScheduleFaults = Readonly<Partial<Record<keyof ScheduleValues, TextId>>>;

/** A new entry: for today unless told (spec 2 §9), and with whom it begins. */
export function newValues(
  { name, number }: ScheduleStart,
  now: number,
  { date }: Pick<TimeFormat, 'date'>,
): ScheduleValues {
  return { name, number, description: '', date: date(now), clock: '' };
}

/** An entry as it can be changed. */
export function valuesOf(
  { at, description, name, number }: ScheduledCall,
  { date, time }: TimeFormat,
): ScheduleValues {
  return { name, description, number, date: date(at), clock: time(at) };
}

const DIALLED = /^\+?[\d*#]+$/;

function numberFault(number: string): TextId | undefined {
  const cleaned = cleanNumber(number);
  if (cleaned === '') return 'field.required';
  return DIALLED.test(cleaned) ? undefined : 'schedule.badNumber';
}

function dateText(date: string, language: string): TextId | undefined {
  if (date.trim() === '') return 'field.required';
  const fault = dateFault(date, language);
  return fault === null ? undefined : `schedule.${fault}`;
}

function clockText(values: ScheduleValues, now: number, language: string): TextId | undefined {
  const { clock, date } = values;
  if (clock.trim() === '') return 'field.required';
  if (clockFault(clock) !== null) return 'schedule.badTime';
  if (dateFault(date, language) !== null) return undefined;
  const at = typedMoment(date, clock, language);
  if (at === null) return 'schedule.noSuchTime';
  return at <= now ? 'schedule.past' : undefined;
}

/** What keeps an entry from being saved (spec 2 §5); nothing that is no fault has a key. */
export function faultsOf(values: ScheduleValues, now: number, language: string): ScheduleFaults {
  const required = (text: string): TextId | undefined => (text.trim() === '' ? 'field.required' : undefined);
  const found: Record<keyof ScheduleValues, TextId | undefined> = {
    name: required(values.name),
    number: numberFault(values.number),
    description: required(values.description),
    date: dateText(values.date, language),
    clock: clockText(values, now, language),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}
