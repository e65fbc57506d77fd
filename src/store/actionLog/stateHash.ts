import { fnv1a64 } from '../../lib/hash';

/**
 * A value as JSON with sorted keys and nothing between them: equal values give equal texts, whatever
 * the order in which they were built. Fields that are undefined are left out, as JSON does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item)).join(',')}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** The hash of a state: the same in the browser, in tests and on the command line. */
export function stateHash(state: unknown): string {
  return fnv1a64(canonicalJson(state));
}
