const MAX_FIELDS = 100;
const MAX_LENGTH = 2_000;

function shown(value: unknown): string | null {
  if (typeof value === 'string') return value.slice(0, MAX_LENGTH);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
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
