type Part = 'day' | 'month' | 'year';

/** Before it no centre has calls. */
const FIRST_YEAR = 2000;

function formatOf(language: string): Intl.DateTimeFormat {
  // Days without a time: in another zone a midnight might be the day before.
  return new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function utcOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** A calendar day `YYYY-MM-DD` as a language writes it: `21/11/2026`. */
export function writtenDay(day: string, language: string): string {
  return formatOf(language).format(utcOf(day));
}

function isPart(type: string): type is Part {
  return type === 'day' || type === 'month' || type === 'year';
}

function orderOf(language: string): Part[] {
  const parts = formatOf(language).formatToParts(new Date(0));
  return parts.flatMap(({ type }) => (isPart(type) ? [type] : []));
}

/** The numbers of what was typed, with signs between them or without. */
function numbersOf(text: string, order: readonly Part[]): string[] {
  const digits = text.trim();
  if (!/^\d{8}$/.test(digits)) return digits.split(/\D+/u);
  let at = 0;
  return order.map((part) => digits.slice(at, (at += part === 'year' ? 4 : 2)));
}

/** The numbers of a day that was typed as a language writes days, `YYYY-MM-DD`; null where they are none of a day. */
export function typedDay(text: string, language: string): string | null {
  const order = orderOf(language);
  const numbers = numbersOf(text, order);
  if (numbers.length !== order.length) return null;
  const of = (part: Part) => numbers[order.indexOf(part)] ?? '';
  const day = `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  return /^\d{4}-\d\d-\d\d$/.test(day) && Number(of('year')) >= FIRST_YEAR ? day : null;
}

/** The day that was typed as a language writes days; null: none, none that any calendar has, or one after `last`. */
export function readDay(text: string, language: string, last: string): string | null {
  const day = typedDay(text, language);
  if (day === null || day > last) return null;
  const utc = utcOf(day);
  return Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== day ? null : day;
}
