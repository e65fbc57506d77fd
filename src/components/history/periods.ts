import { dayOf, monthBefore } from '../../lib/time';
import type { Period } from '../../store/history/types';
import type { TextId } from '../intl';

const DAYS_OF_WEEK = 7;

function daysBefore(today: number, days: number): string {
  const day = new Date(today);
  day.setDate(day.getDate() - days);
  return dayOf(day);
}

/** Days that are chosen often, counted from midnight of today (ms). */
export interface Preset {
  name: TextId;
  of: (today: number) => Period;
}

/** One week back: what shows before anything is chosen (spec 1 §9). */
export function lastWeek(today: number): Period {
  return { from: daysBefore(today, DAYS_OF_WEEK), to: daysBefore(today, 0) };
}

/** The presets, the shortest first. */
export const PRESETS: readonly Preset[] = [
  { name: 'history.today', of: (today) => ({ from: daysBefore(today, 0), to: daysBefore(today, 0) }) },
  { name: 'history.yesterday', of: (today) => ({ from: daysBefore(today, 1), to: daysBefore(today, 1) }) },
  { name: 'history.week', of: lastWeek },
  {
    name: 'history.month',
    of: (today) => ({ from: dayOf(new Date(monthBefore(today))), to: daysBefore(today, 0) }),
  },
];

/** Days in their order, whichever was named first. */
export function ordered(a: string, b: string): Period {
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}
