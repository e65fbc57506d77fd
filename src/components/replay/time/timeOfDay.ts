import type { TimelineEntry } from '../../../store/actionLog/types';

/** A time of day as somebody types it, in seconds; null for what is none. */
export function secondsOf(typed: string): number | null {
  const parts = /^\s*(\d{1,2})[:h.](\d{2})(?:[:m.](\d{2}))?\s*$/u.exec(typed);
  if (parts === null) return null;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3] ?? '0'].map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return hours < 24 && minutes < 60 && seconds < 60 ? (hours * 60 + minutes) * 60 + seconds : null;
}

function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/**
 * The first action at a time of day or after it, on the day of `position`, else on the next day of the log that has
 * that time; null where the log has it on none.
 */
export function positionAtTime(
  entries: readonly TimelineEntry[],
  position: number,
  seconds: number,
): number | null {
  const here = dayOf((entries[position - 1] ?? entries[0])?.action.meta.at ?? 0);
  const days = [...new Set(entries.map(({ action }) => dayOf(action.meta.at)))];
  const later = days.filter((day) => day >= here);
  for (const day of [...later, ...days.filter((one) => one < here)]) {
    const at = new Date(day).setHours(0, 0, seconds, 0);
    const inDay = entries.filter(({ action }) => dayOf(action.meta.at) === day);
    const [first] = inDay;
    const found = inDay.find(({ action }) => action.meta.at >= at);
    // Times are typed to the second: the first action lies within the one that is its own.
    if (first !== undefined && found !== undefined && at > first.action.meta.at - 1000) return found.position;
  }
  return null;
}
