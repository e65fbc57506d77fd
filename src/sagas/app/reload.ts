import { reloadRequested } from '../../store/ui/actions';
import { call, takeEvery, type SagaGenerator } from '../core/effects';

/**
 * Loads the page anew when the agent asks. It runs beside the boot, not in a feature: the button stands
 * where features are lost, and where the rest of the console could not even be fetched.
 */
export function* watchReload(reload: () => void): SagaGenerator<void> {
  yield* takeEvery(reloadRequested, function* () {
    yield* call(reload);
  });
}
