import { sagaFailed } from '../../store/app/actions';
import { toFailure } from '../../lib/failure';
import { call, put, type SagaGenerator } from './effects';

/**
 * A worker whose throw is a fact and silences nobody: without it one bad payload would end the
 * watcher and all its neighbours.
 */
export function guarded<A>(name: string, worker: (action: A) => SagaGenerator<void>) {
  return function* guardedWorker(action: A): SagaGenerator<void> {
    try {
      yield* call(worker, action);
    } catch (error) {
      yield* put(sagaFailed({ saga: name, ...toFailure(error) }));
    }
  };
}
