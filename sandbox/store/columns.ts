import * as v from 'valibot';

/** A 0/1 column read as boolean. */
export const flag = v.pipe(
  v.number(),
  v.transform((n) => n !== 0),
);

/** A JSON text column whose content passes `schema`. */
export function json<S extends v.GenericSchema>(schema: S) {
  return v.pipe(v.string(), v.parseJson(), schema);
}

/** Row of `SELECT count(*) AS n`, or any other single number named `n`. */
export const countRow = v.object({ n: v.number() });

/** 1 or 0 for a flag column. */
export function bit(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0;
}
