import { fnv1a64 } from '../../lib/hash';

/** A state has its large parts at most so deep: below it each is small (pages, buckets). */
const LARGE_DEPTH = 4;

function fieldsOf(value: object): (readonly [string, unknown])[] {
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * A value as JSON with sorted keys and nothing between them: equal values give equal texts, whatever
 * the order in which they were built. Fields that are undefined are left out, as JSON does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item)).join(',')}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = fieldsOf(value).map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** The same in steps. */
function* canonicalInSteps(value: unknown, depth = LARGE_DEPTH): Generator<void, string> {
  yield;
  if (depth === 0 || typeof value !== 'object' || value === null) return canonicalJson(value);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value) parts.push(yield* canonicalInSteps(item, depth - 1));
    return `[${parts.join(',')}]`;
  }
  for (const [key, field] of fieldsOf(value))
    parts.push(`${JSON.stringify(key)}:${yield* canonicalInSteps(field, depth - 1)}`);
  return `{${parts.join(',')}}`;
}

/** The hash of a state: the same in the browser, in tests and on the command line. */
export function stateHash(state: unknown): string {
  return fnv1a64(canonicalJson(state));
}

/** The same in steps. */
export function* stateHashInSteps(state: unknown): Generator<void, string> {
  return fnv1a64(yield* canonicalInSteps(state));
}
