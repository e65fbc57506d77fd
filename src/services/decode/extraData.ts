const MAX_FIELDS = 100;
const MAX_LENGTH = 2_000;
const MAX_DEPTH = 4;

function shown(value: unknown): string | null {
  if (typeof value === 'string') return value.slice(0, MAX_LENGTH);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** The parts of a value that holds others: those of a list by their place, from 1. */
function partsOf(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value);
  return value.map((part: unknown, at): [string, unknown] => [String(at + 1), part]);
}

/** A list of plain values in one text; null: it is something else. */
function listed(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const texts = value.map(shown);
  return texts.includes(null) ? null : texts.join(', ').slice(0, MAX_LENGTH);
}

function flattened(value: unknown, name: string, depth: number): [string, unknown][] {
  const text = shown(value) ?? listed(value);
  if (text !== null) return [[name, text]];
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return [];
  return partsOf(value).flatMap(([part, within]) => flattened(within, `${name} › ${part}`, depth + 1));
}

/** What a form or a bot asked, as text, for showing: what holds others has a field for each of them, as `order › city`. */
export function flatDataOf(wire: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = Object.entries(wire).flatMap(([name, value]) => flattened(value, name, 1));
  return extraDataOf(Object.fromEntries(fields));
}

/**
 * The customer's own fields as text, for showing. Any system may fill them, so only plain values stay, at
 * most 100 of 2,000 characters.
 */
export function extraDataOf(wire: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields: [string, string][] = [];
  for (const [name, value] of Object.entries(wire)) {
    const text = shown(value);
    if (text !== null) fields.push([name, text]);
    if (fields.length === MAX_FIELDS) break;
  }
  return Object.fromEntries(fields);
}
