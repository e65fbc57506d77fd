/** A day of the calendar as its parts; the month counts from 1. */
interface Day {
  year: number;
  month: number;
  day: number;
}

const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const CLOCK = /^(\d{1,2}):(\d{2})$/;

function two(count: number): string {
  return String(count).padStart(2, '0');
}

/** A moment's day on this machine as the agenda writes it: `25/11/2026` (spec 2 §5). */
export function dateOf(at: number): string {
  const moment = new Date(at);
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${String(moment.getFullYear()).padStart(4, '0')}`;
}

/** A moment's time of day on this machine on 24 hours: `14:05`. */
export function clockOf(at: number): string {
  const moment = new Date(at);
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Digits alone, or one digit where two belong, as the agenda writes a date; anything else as it was. */
export function tidyDate(text: string): string {
  const trimmed = text.trim();
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  const [, day = '', month = '', year = ''] = digits ?? DATE.exec(trimmed) ?? [];
  return year === '' ? trimmed : `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/** The same of a time: `930` and `9:30` are `09:30`. */
export function tidyClock(text: string): string {
  const trimmed = text.trim();
  const [, hour = '', minute = ''] = /^(\d{1,2})(\d{2})$/.exec(trimmed) ?? CLOCK.exec(trimmed) ?? [];
  return minute === '' ? trimmed : `${hour.padStart(2, '0')}:${minute}`;
}

function parsedDate(text: string): Day | null {
  const [, day, month, year] = DATE.exec(tidyDate(text)) ?? [];
  return day === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

function isDay({ year, month, day }: Day): boolean {
  const moment = new Date(year, month - 1, day);
  return moment.getFullYear() === year && moment.getMonth() === month - 1 && moment.getDate() === day;
}

/** What is wrong with a date that was typed: it is none, or no calendar has it. */
export function dateFault(text: string): 'badDate' | 'noSuchDate' | null {
  const day = parsedDate(text);
  if (day === null) return 'badDate';
  return isDay(day) ? null : 'noSuchDate';
}

/** What is wrong with a time that was typed: it is none on 24 hours. */
export function clockFault(text: string): 'badTime' | null {
  const [, hour, minute] = CLOCK.exec(tidyClock(text)) ?? [];
  const isOne = hour !== undefined && Number(hour) < 24 && Number(minute) < 60;
  return isOne ? null : 'badTime';
}

/**
 * The moment of a date and a time on this machine, ms since 1970; null where they are none, also where the clocks of
 * that day skip the time.
 */
export function momentOf(date: string, clock: string): number | null {
  const day = parsedDate(date);
  const tidy = tidyClock(clock);
  if (day === null || dateFault(date) !== null || clockFault(clock) !== null) return null;
  const [hour = 0, minute = 0] = tidy.split(':').map(Number);
  const at = new Date(day.year, day.month - 1, day.day, hour, minute).getTime();
  return clockOf(at) === tidy ? at : null;
}
