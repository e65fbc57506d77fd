import type { StampedAction } from '../stamp';

/**
 * What changed from one schema of actions and state to the next. Pure, run at import before anything
 * is replayed; once released it is never edited, a later change gets an upcaster of its own.
 */
export interface Upcaster {
  /** By the action's type in the older schema. */
  actions: Readonly<Record<string, (action: StampedAction) => StampedAction>>;
  /** Of a whole snapshot. */
  snapshot(state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

/** One for every change that old logs have to follow: the first leads from schema 1 to schema 2. */
export const upcasters: readonly Upcaster[] = [];

/** The schema of what is recorded now. */
export const SCHEMA = upcasters.length + 1;

/** An action of an old schema as the present one has it. */
export function upcastAction(
  action: StampedAction,
  schema: number,
  steps: readonly Upcaster[] = upcasters,
): StampedAction {
  return steps.slice(schema - 1).reduce((older, { actions }) => {
    const step = Object.hasOwn(actions, older.type) ? actions[older.type] : undefined;
    return step === undefined ? older : step(older);
  }, action);
}

/** A snapshot of an old schema as the present one has it. */
export function upcastSnapshot(
  state: Readonly<Record<string, unknown>>,
  schema: number,
  steps: readonly Upcaster[] = upcasters,
): Readonly<Record<string, unknown>> {
  return steps.slice(schema - 1).reduce((older, { snapshot }) => snapshot(older), state);
}
