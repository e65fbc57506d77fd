import { DAY_MS } from '../../lib/time';
import * as notes from '../../store/privateNotes/actions';
import { selectPrivateNotes } from '../../store/privateNotes/selectors';
import type { PrivateNote } from '../../store/privateNotes/types';
import { agendaServices } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';
import { keepRecords } from './keepRecords';

/** A customer who comes back within a year is still known by what was noted. */
const KEPT_MS = 365 * DAY_MS;

/** Brings the private notes back from disk and writes each that changed: one record per conversation. */
export function* keepPrivateNotes(): SagaGenerator<void> {
  const { privateNotes } = yield* call(agendaServices);
  yield* keepRecords<PrivateNote>({
    storage: privateNotes,
    idOf: ({ conversationId }) => conversationId,
    keptMs: KEPT_MS,
    selectAll: (state) => selectPrivateNotes(state).byConversation,
    changes: [notes.writeRequested.type],
    restored: (kept) => notes.restored({ notes: kept }),
    failed: (conversationId, failure) => notes.keepingFailed({ conversationId, ...failure }),
  });
}
