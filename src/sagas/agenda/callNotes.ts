import { selectUser } from '../../store/auth/selectors';
import * as notes from '../../store/callNotes/actions';
import { selectCallNotes } from '../../store/callNotes/selectors';
import type { CallNotes } from '../../store/callNotes/types';
import { toFailure } from '../../lib/failure';
import { agendaServices, services } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';

/** A call that nobody wrote about for so long was classified, or never will be. */
const KEPT_MS = 7 * 24 * 3_600_000;

const CHANGES = [notes.addRequested, notes.draftRequested, notes.removeRequested];

type ByCall = Readonly<Record<string, CallNotes>>;

function* store(agent: string, callId: string, now: CallNotes | undefined): SagaGenerator<void> {
  const { callNotes } = yield* call(agendaServices);
  try {
    if (now === undefined) yield* call(callNotes.remove, agent, callId);
    else yield* call(callNotes.put, agent, now);
  } catch (error) {
    yield* put(notes.keepingFailed({ callId, ...toFailure(error) }));
  }
}

/** The notes of an earlier page, but for those of calls long past, which leave the disk. */
function* restore(agent: string): SagaGenerator<ByCall> {
  const { callNotes } = yield* call(agendaServices);
  const { clock } = yield* call(services);
  try {
    const found = yield* call(callNotes.all, agent);
    const isFresh = ({ changedAt }: CallNotes) => clock.now() - changedAt < KEPT_MS;
    const calls = found.filter(isFresh);
    for (const { callId } of found.filter((one) => !isFresh(one)))
      yield* call(callNotes.remove, agent, callId);
    yield* put(notes.restored({ calls }));
    return Object.fromEntries(calls.map((one) => [one.callId, one]));
  } catch (error) {
    yield* put(notes.keepingFailed({ callId: null, ...toFailure(error) }));
    return {};
  }
}

/** Brings the notes back from disk and writes those of each call that changed: one record per call. */
export function* keepCallNotes(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  let written = yield* call(restore, user.login);
  while (true) {
    const { byCall } = yield* select(selectCallNotes);
    const ids = new Set([...Object.keys(written), ...Object.keys(byCall)]);
    const changed = [...ids].filter((id) => written[id] !== byCall[id]);
    written = byCall;
    for (const id of changed) yield* call(store, user.login, id, byCall[id]);
    if ((yield* select(selectCallNotes)).byCall === written) yield* take(CHANGES);
  }
}
