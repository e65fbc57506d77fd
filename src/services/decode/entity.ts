import * as v from 'valibot';
import { isWithinBounds } from './bounds';
import { noteDifferences, noteLeftOut, type Oddities } from './oddities';

/** How one kind of thing is read: its tolerant schema, and what the domain makes of it. */
export interface Entity<Wire extends object, T> {
  /** Its name in reports of oddities: `message`. */
  name: string;
  schema: v.GenericSchema<unknown, Wire>;
  /** Null: what it needs is not there, `missing` names it. */
  convert: (wire: Wire) => T | null;
  missing?: string;
  /** Forms that the schema does not know are brought into its form first. */
  prepare?: (value: unknown) => unknown;
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
  return (v.getDotPath(issue) ?? 'row').replace(/\.\d+(?=\.|$)/gu, '');
}

/** Reads one thing; null when it lacks what nothing can be done without. Notes what was odd. Never throws. */
export function readEntity<Wire extends object, T>(
  { convert, missing = 'row', prepare, schema }: Entity<Wire, T>,
  value: unknown,
  oddities: Oddities,
): T | null {
  oddities.rows += 1;
  if (!isWithinBounds(value)) {
    noteLeftOut(oddities, 'size');
    return null;
  }
  const came = prepare === undefined ? value : prepare(value);
  const read = v.safeParse(schema, came);
  if (!read.success) {
    noteLeftOut(oddities, fieldOf(read.issues[0]));
    return null;
  }
  const result = convert(read.output);
  if (result === null) noteLeftOut(oddities, missing);
  else if (typeof came === 'object' && came !== null) noteDifferences(oddities, came, read.output);
  return result;
}

/** Reads rows; one that cannot be read is left out and noted. */
export function readRows<Wire extends object, T>(
  entity: Entity<Wire, T>,
  rows: readonly unknown[],
  oddities: Oddities,
): T[] {
  return rows.flatMap((row) => {
    const item = readEntity(entity, row, oddities);
    return item === null ? [] : [item];
  });
}
