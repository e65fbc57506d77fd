import * as v from 'valibot';
import { ServiceError } from '../serviceError';

/** The records that this version can read; others, of a later version perhaps, stay where they are. */
export function parseRecords<T>(schema: v.GenericSchema<unknown, T>, records: readonly unknown[]): T[] {
  return records.flatMap((record) => {
    const parsed = v.safeParse(schema, record);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Runs work on this browser's storage; a failure that is not a ServiceError rejects with the code given for it. */
export async function withStorageErrors<T>(
  work: () => Promise<T>,
  codeOf: (error: unknown) => string = () => 'storage',
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ServiceError ? error : new ServiceError(codeOf(error));
  }
}

/** A schema for every field of a record, optional ones too: what has none is lost with the next reload. */
export type EntriesOf<T> = Record<keyof T, v.GenericSchema>;
