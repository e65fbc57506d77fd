import type { TimeFormat } from '../time/useTimeFormat';
import { readDay, typedDay, writtenDay } from '../ui/dateField/days';

/** The furthest day that four digits of a year can name. */
const LAST_DAY = '9999-12-31';

/** `14:30`, `1430`, and on twelve hours `2:30 PM`, `2 pm`. */
const CLOCK = /^(\d{1,2})(?::?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i;

interface Clock {
  hour: number;
  minute: number;
}

/** A time of day as it was typed; null where it is none. */
function typedClock(text: string): Clock | null {
  const [, hours, minutes, half] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (minute > 59) return null;
  if (half === undefined) return hour > 23 ? null : { hour, minute };
  if (hour < 1 || hour > 12) return null;
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute };
}

/** What was typed as the language writes a date; as it was where it is none. */
export function tidyDate(text: string, language: string): string {
  const day = readDay(text, language, LAST_DAY);
  return day === null ? text.trim() : writtenDay(day, language);
}

/** The same of a time. */
export function tidyClock(text: string, { time }: Pick<TimeFormat, 'time'>): string {
  const clock = typedClock(text);
  // No clock in the world skips a time of that day.
  return clock === null ? text.trim() : time(new Date(2026, 0, 15, clock.hour, clock.minute).getTime());
}

/** What is wrong with a date that was typed: it is none, or no calendar has it. */
export function dateFault(text: string, language: string): 'badDate' | 'noSuchDate' | null {
  if (typedDay(text, language) === null) return 'badDate';
  return readDay(text, language, LAST_DAY) === null ? 'noSuchDate' : null;
}

/** What is wrong with a time that was typed: it is none. */
export function clockFault(text: string): 'badTime' | null {
  return typedClock(text) === null ? 'badTime' : null;
}

/**
 * The moment of a date and a time on this machine, ms since 1970; null where they are none, also where the clocks of
 * that day skip the time.
 */
export function typedMoment(date: string, clock: string, language: string): number | null {
  const day = readDay(date, language, LAST_DAY);
  const typed = typedClock(clock);
  if (day === null || typed === null) return null;
  const moment = new Date(`${day}T00:00`);
  moment.setHours(typed.hour, typed.minute);
  const isSkipped = moment.getHours() !== typed.hour || moment.getMinutes() !== typed.minute;
  return isSkipped ? null : moment.getTime();
}
