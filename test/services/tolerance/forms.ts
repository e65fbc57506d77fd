import type { Dice } from '../../support/random';

/** What a field of the wire is, and so in which forms it may come (contract §0). */
export type Form = 'id' | 'number' | 'flag' | 'date' | 'text' | 'texts';

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The same moment in another legal form; whole seconds, since not every form has more. */
function redated(at: string, dice: Dice): unknown {
  const moment = new Date(at);
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`;
  const [year, month, date] = day.split('-');
  return dice.pick([
    at,
    moment.toISOString(),
    `${day}T${time}`,
    `${day} ${time}`,
    `${date}/${month}/${year} ${time}`,
    moment.getTime(),
    moment.getTime() / 1000,
    String(moment.getTime()),
  ]);
}

function reflagged(value: boolean, dice: Dice): unknown {
  return value
    ? dice.pick<unknown>([true, 1, '1', 'true', 'S', 's'])
    : dice.pick<unknown>([false, 0, '0', 'false', 'N', null]);
}

/** The same value in another legal form. */
export function reformed(value: unknown, form: Form, dice: Dice): unknown {
  switch (form) {
    case 'id':
      return /^\d{1,9}$/.test(String(value)) ? dice.pick<unknown>([Number(value), String(value)]) : value;
    case 'number':
      return dice.pick<unknown>([Number(value), String(value)]);
    case 'flag':
      return reflagged(value === true, dice);
    case 'date':
      return redated(String(value), dice);
    case 'texts':
      return Array.isArray(value) ? dice.pick<unknown>([value, { dados: value }]) : value;
    case 'text':
      return value;
  }
}

/** What was read, with every moment as a number, so that its forms can be compared. */
export function comparable(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, comparable(inner)]));
}
