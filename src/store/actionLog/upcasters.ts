import type { StampedAction } from '../stamp';
import { SCHEMA } from './format';
import { isRecord, toSchema2 } from './schema2';
import { toSchema3 } from './schema3';
import type { LogSegment, Upcaster } from './types';

/** One for every change that old logs have to follow: the first leads from schema 1 to schema 2, and so on. */
export const upcasters: readonly Upcaster[] = [toSchema2, toSchema3];

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

/** A segment of an old schema as the present one has it. */
export function upcastSegment({ schema, snapshot, actions, ...head }: LogSegment): LogSegment {
  return {
    ...head,
    schema: SCHEMA,
    snapshot: isRecord(snapshot) ? upcastSnapshot(snapshot, schema) : snapshot,
    actions: actions.map((action) => upcastAction(action, schema)),
  };
}
