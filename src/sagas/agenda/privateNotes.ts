import { selectUser } from '../../store/auth/selectors';
import * as notes from '../../store/privateNotes/actions';
import { selectPrivateNotes } from '../../store/privateNotes/selectors';
import type { PrivateNote } from '../../store/privateNotes/types';
import { toFailure } from '../../lib/failure';
import { entryOf } from '../../lib/records';
import { agendaServices, services } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';

/** A customer who comes back within a year is still known by what was noted. */
const KEPT_MS = 365 * 24 * 3_600_000;

type ByConversation = Readonly<Record<string, PrivateNote>>;

function* store(agent: string, id: string, now: PrivateNote | undefined): SagaGenerator<void> {
  const { privateNotes } = yield* call(agendaServices);
  try {
    if (now === undefined) yield* call(privateNotes.remove, agent, id);
    else yield* call(privateNotes.put, agent, now);
  } catch (error) {
    yield* put(notes.keepingFailed({ conversationId: id, ...toFailure(error) }));
  }
}

/** The notes of earlier pages, but for those that are long past, which leave the disk. */
function* restore(agent: string): SagaGenerator<ByConversation> {
  const { privateNotes } = yield* call(agendaServices);
  const { clock } = yield* call(services);
  try {
    const found = yield* call(privateNotes.all, agent);
    const isFresh = ({ changedAt }: PrivateNote) => clock.now() - changedAt < KEPT_MS;
    const kept = found.filter(isFresh);
    for (const { conversationId } of found.filter((one) => !isFresh(one)))
      yield* call(privateNotes.remove, agent, conversationId);
    yield* put(notes.restored({ notes: kept }));
    return Object.fromEntries(kept.map((one) => [one.conversationId, one]));
  } catch (error) {
    yield* put(notes.keepingFailed({ conversationId: null, ...toFailure(error) }));
    return {};
  }
}

/** Brings the private notes back from disk and writes each that changed: one record per conversation. */
export function* keepPrivateNotes(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  let written = yield* call(restore, user.login);
  while (true) {
    const { byConversation } = yield* select(selectPrivateNotes);
    const ids = new Set([...Object.keys(written), ...Object.keys(byConversation)]);
    const changed = [...ids].filter((id) => entryOf(written, id) !== entryOf(byConversation, id));
    written = byConversation;
    for (const id of changed) yield* call(store, user.login, id, entryOf(byConversation, id));
    if ((yield* select(selectPrivateNotes)).byConversation === written) yield* take(notes.writeRequested);
  }
}
