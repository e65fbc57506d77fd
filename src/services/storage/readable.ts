import * as v from 'valibot';

/** The records that are what this version writes; others, of a later version perhaps, stay where they are. */
export function readable<T>(schema: v.GenericSchema<unknown, T>, records: readonly unknown[]): T[] {
  return records.flatMap((record) => {
    const parsed = v.safeParse(schema, record);
    return parsed.success ? [parsed.output] : [];
  });
}
