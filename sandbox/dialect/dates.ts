/** Which point of time a date's text is written down from, with how much of it. */
export type Precision = 'seconds' | 'milliseconds';

function two(n: number): string {
  return String(n).padStart(2, '0');
}

function fraction(at: Date, precision: Precision): string {
  return precision === 'seconds' ? '' : `.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

function day(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function clock(at: Date): string {
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

function offset(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Whether a value is a text that tells a date; any other has no other form. */
export function isDateText(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** Local time of this process, a blank between day and clock, no offset: `2026-11-23 09:31:00`. */
export function localText(at: Date, precision: Precision = 'seconds'): string {
  return `${day(at)} ${clock(at)}${fraction(at, precision)}`;
}

/** Forms of a date that contract §0 names, by precision. Local time is the process's. */
export const DATE_FORMS: Record<Precision, readonly ((at: Date) => string | number)[]> = {
  milliseconds: [
    (at) => at.toISOString(),
    (at) => `${day(at)}T${clock(at)}${fraction(at, 'milliseconds')}${offset(at)}`,
    (at) => `${day(at)}T${clock(at)}${fraction(at, 'milliseconds')}`,
    (at) => localText(at, 'milliseconds'),
    (at) => at.getTime(),
  ],
  seconds: [
    (at) => `${day(at)}T${clock(at)}${offset(at)}`,
    (at) => `${day(at)}T${clock(at)}`,
    (at) => localText(at),
    (at) => `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()} ${clock(at)}`,
    (at) => Math.floor(at.getTime() / 1000),
  ],
};
