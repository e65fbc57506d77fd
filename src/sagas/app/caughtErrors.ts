import { stackOf } from '../../lib/errorStack';
import { toFailure } from '../../lib/failure';
import { partFailed } from '../../store/page/actions';
import { put, type SagaGenerator } from '../core/effects';

/** Logs an error for which a part of the screen stands broken; the page goes on. */
export function* reportCaught(error: unknown): SagaGenerator<void> {
  yield* put(partFailed({ message: toFailure(error).message, stack: stackOf(error) }));
}
