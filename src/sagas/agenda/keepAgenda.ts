import { saveRequested } from '../../store/config/actions';
import { selectHasSchedule } from '../../store/schedule/selectors';
import { fork, select, take, type SagaGenerator } from '../core/effects';
import { supervise } from '../core/supervise';
import { keepCallNotes } from './callNotes';
import { keepMissedCalls } from './missedCalls';
import { keepSchedule } from './schedule';

/** Agenda, call notes and missed calls of an agent who telephones, here or at a desk; each under its own supervision. */
export function* keepAgenda(): SagaGenerator<void> {
  while (!(yield* select(selectHasSchedule))) yield* take(saveRequested);
  yield* fork(supervise, 'schedule', keepSchedule);
  yield* fork(supervise, 'callNotes', keepCallNotes);
  yield* fork(supervise, 'missedCalls', keepMissedCalls);
}
