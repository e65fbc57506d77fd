import type { StampedAction } from '../stamp';
import { SCHEMA } from './format';
import { isRecord } from '../../lib/records';
import { toSchema2 } from './schema2';
import { toSchema3 } from './schema3';
import { toSchema4 } from './schema4';
import type { LogSegment, Upcaster } from './types';

/** One for every change that old logs have to follow: the first leads from schema 1 to schema 2, and so on. */
export const upcasters: readonly Upcaster[] = [toSchema2, toSchema3, toSchema4];

type State = Readonly<Record<string, unknown>>;

function actionStep(action: StampedAction, { actions }: Upcaster): StampedAction {
  const step = Object.hasOwn(actions, action.type) ? actions[action.type] : undefined;
  return step === undefined ? action : step(action);
}

/** An action of an old schema as the present one has it. */
export function upcastAction(
  action: StampedAction,
  schema: number,
  steps: readonly Upcaster[] = upcasters,
): StampedAction {
  return steps.slice(schema - 1).reduce(actionStep, action);
}

/** A snapshot of an old schema as the present one has it. */
export function upcastSnapshot(state: State, schema: number, steps: readonly Upcaster[] = upcasters): State {
  return steps.slice(schema - 1).reduce((older, { snapshot }) => snapshot(older), state);
}

/** Whether a step that guesses has something to put in. */
function isGuessed<Value>(
  value: Value,
  schema: number,
  take: (value: Value, step: Upcaster) => Value,
): boolean {
  let older = value;
  for (const step of upcasters.slice(schema - 1)) {
    const next = take(older, step);
    if (step.guesses === true && next !== older) return true;
    older = next;
  }
  return false;
}

/** How many actions and snapshots of a segment have something in them that was guessed (see Upcaster). */
export function countGuessed({ schema, snapshot, actions }: LogSegment): number {
  const isState =
    isRecord(snapshot) && isGuessed<State>(snapshot, schema, (state, step) => step.snapshot(state));
  const guessed = actions.filter((action) => isGuessed(action, schema, actionStep));
  return guessed.length + (isState ? 1 : 0);
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
