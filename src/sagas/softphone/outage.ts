import { outageFound } from '../../store/softphone/actions';
import { selectIsPhoneOut, selectMissesCalls } from '../../store/softphone/selectors';
import type { RootState } from '../../store/rootReducer';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';

/** A telephone that is back within this was not missed by anybody. */
const GRACE_MS = 10_000;

/** What may change whether calls reach the agent. */
const DOMAINS = ['agent', 'auth', 'calls', 'config', 'connection', 'softphone'];

function mayChangeIt({ type }: { type: string }): boolean {
  return DOMAINS.includes(type.split('/')[0] ?? '');
}

function* until(holds: (state: RootState) => boolean): SagaGenerator<void> {
  while (!(yield* select(holds))) yield* take(mayChangeIt);
}

function canWait(state: RootState): boolean {
  return !selectMissesCalls(state);
}

function isOver(state: RootState): boolean {
  return !selectIsPhoneOut(state);
}

/** Finds out that calls have not reached an agent who is available for a while, once for each time. */
export function* watchOutage(): SagaGenerator<void> {
  while (true) {
    yield* call(until, isOver);
    yield* call(until, selectMissesCalls);
    const { lasts } = yield* race({ over: call(until, canWait), lasts: delay(GRACE_MS) });
    if (lasts !== undefined) yield* put(outageFound());
  }
}
