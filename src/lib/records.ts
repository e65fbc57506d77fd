/** Whether a value from outside is an object with names, as against a list or nothing. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entry of a record whose keys come from outside, where `constructor` and its like are keys as well. */
export function entryOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The value with these fields; the same object when it says all of them already. */
export function withFields<T extends object>(value: T, fields: Partial<T>): T {
  for (const field in fields) if (fields[field] !== value[field]) return { ...value, ...fields };
  return value;
}

/** The names of a record's fields, in their order; for tables written in code, whose names are known. */
export function namesOf<Name extends string>(table: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  const names: Name[] = [];
  for (const name in table) names.push(name);
  return names;
}

/** Whether two records say the same: the same names with the same values, whatever their order. */
export function sameEntries(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
  );
}

/** The named fields of a value; one that it has not is absent. */
export function picked<T extends object, K extends keyof T>(
  value: T,
  names: readonly K[],
): Partial<Pick<T, K>> {
  const fields: Partial<Pick<T, K>> = {};
  for (const name of names) if (Object.hasOwn(value, name)) fields[name] = value[name];
  return fields;
}
