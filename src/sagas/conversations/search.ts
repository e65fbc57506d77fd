import { searchRequested, searchSettled } from '../../store/conversations/actions';
import { debounce, put, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Rest after typing before the list is filtered (spec 1 §9). */
const DEBOUNCE_MS = 500;

function* settle({ payload }: ReturnType<typeof searchRequested>): SagaGenerator<void> {
  yield* put(searchSettled(payload));
}

/** Filters the list once typing rests. */
export function* watchSearch(): SagaGenerator<void> {
  yield* debounce(DEBOUNCE_MS, searchRequested, guarded('search', settle));
}
