import { DAY_MS } from '../../lib/time';
import * as forms from '../../store/keptForms/actions';
import { selectKeptForms } from '../../store/keptForms/selectors';
import type { KeptForm } from '../../store/keptForms/types';
import { agendaServices } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';
import { keepRecords } from './keepRecords';

/** Nobody comes back to a form that they left a week ago. */
const KEPT_MS = 7 * DAY_MS;

/** Characters; longer ones, a book pasted into a field, live as long as the page. */
const MOST_ON_DISK = 100_000;

/** Brings kept forms back from disk and writes each one that changed; those of which too many are kept leave it as well. */
export function* keepForms(): SagaGenerator<void> {
  const { keptForms } = yield* call(agendaServices);
  yield* keepRecords<KeptForm>({
    storage: keptForms,
    idOf: ({ key }) => key,
    keptMs: KEPT_MS,
    selectAll: selectKeptForms,
    changes: [forms.keepRequested.type, forms.forgetRequested.type],
    isForPage: ({ values }) => values.length > MOST_ON_DISK,
    restored: (kept) => forms.restored({ forms: kept }),
    failed: (key, failure) => forms.keepingFailed({ key, ...failure }),
  });
}
