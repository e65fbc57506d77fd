/** One place where two states differ. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

const CHANGES_SHOWN = 100;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function keysOf(before: object, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

/**
 * Where two states differ, at most 100 places. Parts that are the same object are not looked into, so it costs
 * what a change is worth.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  const visit = (path: string, a: unknown, b: unknown): void => {
    if (Object.is(a, b) || changes.length >= CHANGES_SHOWN) return;
    if (!isObject(a) || !isObject(b)) {
      changes.push({ path, before: a, after: b });
      return;
    }
    for (const key of keysOf(a, b)) visit(path === '' ? key : `${path}.${key}`, a[key], b[key]);
  };
  visit('', before, after);
  return changes;
}
