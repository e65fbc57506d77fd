import { isDateText, localText } from './dates';
import { DOCUMENTED } from './documented';
import { rewrite, type Forms } from './rewrite';
import type { Kind, Schema } from './shape';

function leaf(kind: Kind, value: unknown): unknown {
  if (kind === 'id' || kind === 'count') return typeof value === 'number' ? String(value) : value;
  if (kind === 'flag') return typeof value === 'boolean' ? Number(value) : value;
  return kind === 'date' && isDateText(value) ? localText(new Date(value)) : value;
}

const FORMS: Forms = {
  leaf,
  none: () => undefined,
  list: (items) => items,
  fields: (entity) => DOCUMENTED.get(entity),
};

/**
 * A value as a server writes it that keeps to the two documents: their fields alone, ids and counts as text, flags as 0
 * or 1, dates as local text, no null.
 */
export function inPlain(schema: Schema, value: unknown): unknown {
  return rewrite(schema, value, FORMS);
}
