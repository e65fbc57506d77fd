import type { PendingClassification } from '../../services/storage/pendingClassifications';
import { selectUser } from '../../store/auth/selectors';
import { services } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';

/** What the agent said that waits on this browser for the server; nothing where the browser forbids storage. */
export function* keptClassifications(): SagaGenerator<readonly PendingClassification[]> {
  const { pendingClassifications } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  try {
    return yield* call(pendingClassifications.all, agent);
  } catch {
    return [];
  }
}
