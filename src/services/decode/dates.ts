/** RFC 3339 with offset, as the contract has it (contract §1): taken as it is. */
const COMPLETE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** The same on a day that every month has, at an hour that every day has: needs no second look. */
const SURE =
  /^(?:19[7-9]|[2-9]\d\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-][01]\d:?[0-5]\d)$/;

/** The same with a blank for T, or without offset, or the day alone. */
const YEAR_FIRST =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** DD/MM/YYYY, as it is written in Brazil and Chile. */
const DAY_FIRST =
  /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?$/;

/** Larger numbers are milliseconds since 1970, smaller ones seconds: the border is the year 5138, or 1973. */
const SECONDS_UNTIL = 100_000_000_000;

/** What lies outside of the years 1970 to 9999 is no moment of a contact centre. */
const LATEST = Date.UTC(10_000, 0, 1);

function isoAt(at: number): string | undefined {
  return Number.isFinite(at) && at > 0 && at < LATEST ? new Date(at).toISOString() : undefined;
}

type Parts = [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  ms: number,
];

function milliseconds(fraction: string | undefined): number {
  return fraction === undefined ? 0 : Math.trunc(Number(`0.${fraction}`) * 1000);
}

/** Months and days that do not exist are no date, rather than the one after. */
function exists([year, month, day, hour, minute, second]: Parts): boolean {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last && hour < 24 && minute < 60 && second < 60;
}

function offsetMs(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [offset.slice(1, 3), offset.slice(-2)].map(Number);
  return (offset.startsWith('-') ? -1 : 1) * ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
}

/** Without an offset the agent's own clock is meant: centre and agent live in one country. */
function isoOf(parts: Parts, offset: string | undefined): string | undefined {
  if (!exists(parts)) return undefined;
  const [year, month, day, hour, minute, second, ms] = parts;
  return offset === undefined
    ? isoAt(new Date(year, month - 1, day, hour, minute, second, ms).getTime())
    : isoAt(Date.UTC(year, month - 1, day, hour, minute, second, ms) - offsetMs(offset));
}

function numbers(parts: readonly (string | undefined)[]): number[] {
  return parts.map((part) => Number(part ?? 0));
}

function fromText(text: string): string | undefined {
  if (/^\d{9,14}$/.test(text)) return fromNumber(Number(text));
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) {
    const [, year, month, day, hour, minute, second, fraction, offset] = yearFirst;
    const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers([year, month, day, hour, minute, second]);
    return isoOf([y, mo, d, h, mi, s, milliseconds(fraction)], offset);
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst === null) return undefined;
  const [, day, month, year, hour, minute, second, fraction] = dayFirst;
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers([year, month, day, hour, minute, second]);
  return isoOf([y, mo, d, h, mi, s, milliseconds(fraction)], undefined);
}

function fromNumber(value: number): string | undefined {
  return isoAt(Math.abs(value) < SECONDS_UNTIL ? value * 1000 : value);
}

/**
 * A moment as RFC 3339 text. Takes RFC 3339 with offset (as it came) or without, a blank for T, DD/MM/YYYY
 * HH:MM[:SS], seconds or milliseconds since 1970 (contract §0); undefined for anything else, also for a day that
 * does not exist.
 */
export function dateIn(value: unknown): string | undefined {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return undefined;
  if (SURE.test(value)) return value;
  const text = value.trim();
  const read = fromText(text);
  return read !== undefined && COMPLETE.test(text) ? text : read;
}
