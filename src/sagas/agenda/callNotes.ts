import { DAY_MS } from '../../lib/time';
import * as notes from '../../store/callNotes/actions';
import { selectCallNotes } from '../../store/callNotes/selectors';
import type { CallNotes } from '../../store/callNotes/types';
import { agendaServices } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';
import { keepRecords } from './keepRecords';

/** Notes that were not touched for a week are deleted: their call was classified by then, or never will be. */
const KEPT_MS = 7 * DAY_MS;

/** Brings the notes back from disk and writes those of each call that changed: one record per call. */
export function* keepCallNotes(): SagaGenerator<void> {
  const { callNotes } = yield* call(agendaServices);
  yield* keepRecords<CallNotes>({
    storage: callNotes,
    idOf: ({ callId }) => callId,
    keptMs: KEPT_MS,
    selectAll: (state) => selectCallNotes(state).byCall,
    changes: [notes.addRequested.type, notes.draftRequested.type, notes.removeRequested.type],
    restored: (calls) => notes.restored({ calls }),
    failed: (callId, failure) => notes.keepingFailed({ callId, ...failure }),
  });
}
