/** The entry of a record whose keys come from outside, where `constructor` and its like are keys as well. */
export function entryOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
