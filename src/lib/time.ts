/** A second, ms. */
export const SECOND_MS = 1000;
/** A minute, ms. */
export const MINUTE_MS = 60 * SECOND_MS;
/** An hour, ms. */
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours, ms; where clocks change, one of the calendar is an hour longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;

/** So long after a change on the screen a press may be one that was meant for what was there before, ms. */
export const IN_FLIGHT_MS = 600;

/** The furthest moment that a calendar has, ms. */
const LAST = 8.64e15;

/** A time of the wire, or ms since 1970, as the latter; null where there is none, or none that a calendar has (contract §0). */
export function momentOf(time: string | number | null): number | null {
  if (time === null) return null;
  const at = typeof time === 'number' ? time : Date.parse(time);
  return Math.abs(at) <= LAST ? at : null;
}

/** Whether one time of the wire is known to be before another: their texts may differ in offset and fraction. */
export function isBefore(time: string | null, other: string | null): boolean {
  const [at, otherAt] = [momentOf(time), momentOf(other)];
  return at !== null && otherAt !== null && at < otherAt;
}

/** Compares moments so that the latest comes first; those that are not known come last, as they stood. */
export function latestFirst(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return b - a;
}

/** A number of a clock or a calendar, by two digits at least. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** A calendar day as `YYYY-MM-DD`, on the clock of the machine. */
export function dayOf(at: Date): string {
  return `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

/** The same time of the same day of the month before, or of the last day that it has; ms since 1970. */
export function monthBefore(at: number): number {
  const day = new Date(at);
  const length = new Date(day.getFullYear(), day.getMonth(), 0).getDate();
  return day.setMonth(day.getMonth() - 1, Math.min(day.getDate(), length));
}
