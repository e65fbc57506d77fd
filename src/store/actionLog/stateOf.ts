import { rootReducer, type RootState } from '../rootReducer';

const EMPTY: RootState = rootReducer(undefined, { type: '@@INIT' });

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isState(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & RootState {
  return Object.keys(EMPTY).every((domain) => isObject(value[domain]));
}

/** Whether the state has a domain of that name. */
export function isDomain(name: string): boolean {
  return Object.hasOwn(EMPTY, name);
}

/**
 * A snapshot as a state to fold on; domains that came after it was recorded begin empty. Null for
 * what is no snapshot.
 */
export function stateOf(snapshot: unknown): RootState | null {
  if (!isObject(snapshot)) return null;
  const state: Readonly<Record<string, unknown>> = { ...EMPTY, ...snapshot };
  return isState(state) ? state : null;
}
