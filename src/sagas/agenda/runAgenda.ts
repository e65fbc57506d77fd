import { fork, type SagaGenerator } from '../core/effects';
import { supervise } from '../core/supervise';
import { keepCallNotes } from './callNotes';
import { keepSchedule } from './schedule';

/** Runs what the agent keeps about calls side by side, each under its own supervision. */
export function* runAgenda(): SagaGenerator<void> {
  yield* fork(supervise, 'schedule', keepSchedule);
  yield* fork(supervise, 'callNotes', keepCallNotes);
}
