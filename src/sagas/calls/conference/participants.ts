import type { RoomApi, RoomInvitation } from '../../../services/api/roomApi';
import { selectUser } from '../../../store/auth/selectors';
import * as calls from '../../../store/calls/actions';
import { selectCall, selectLiveCalls } from '../../../store/calls/selectors';
import type { Participant } from '../../../store/calls/types';
import { loaded } from '../../../store/conversations/actions';
import { toFailure } from '../../../lib/failure';
import type { RootState } from '../../../store/rootReducer';
import { RESEND, backoffDelay, isFateUnknown, isTransient } from '../../../lib/retry';
import { roomExtension } from '../../../lib/rooms';
import { services } from '../../core/context';
import { call, delay, fork, put, select, type SagaGenerator } from '../../core/effects';
import { guarded } from '../../core/guarded';
import { worker, type Worker } from '../../core/workers';

type Person = Pick<Participant, 'id' | 'name' | 'number' | 'extension'>;

/** The agent waits for it: then it is told, and asked again by a click. */
const ATTEMPTS = 4;

/** The centre rings for 30 s (spec 2 §9) and has 10 more to say what came of it; one without events never does. */
const TOLD_WITHIN_MS = 40_000;

function selectParticipant(state: RootState, callId: string, id: string): Participant | null {
  return selectCall(state, callId)?.conference?.users.find((user) => user.id === id) ?? null;
}

/** Asks, and again under the same id while the centre does not answer. */
function* insist<T>(ask: () => Promise<T>): SagaGenerator<T> {
  const { random } = yield* call(services);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* call(ask);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(toFailure(error).code)) throw error;
      yield* delay(backoffDelay(RESEND, attempt, random));
    }
  }
}

/** The centre shows the name to everybody in the room, so it is never empty. */
function nameOr(name: string | null, number: string): string {
  return name === null || name.trim() === '' ? number : name;
}

/** The request as it stays, however often it is sent: another one under the same id would be refused. */
function* invitationOf(callId: string, { id, name, number }: Person): SagaGenerator<RoomInvitation | null> {
  const user = yield* select(selectUser);
  const conference = (yield* select(selectCall, callId))?.conference;
  if (conference === undefined || user === null) return null;
  const self = { name: user.fullName, number: user.extensionNumber ?? user.extension ?? '' };
  const there = conference.users.filter(({ state }) => state === 'in' || state === 'untold');
  const others = there.map((one) => ({ name: nameOr(one.name, one.number), number: one.number }));
  const { room } = conference;
  const extension = roomExtension(room);
  return {
    reqId: id,
    room,
    extension,
    number,
    name: nameOr(name, number),
    route: user.context ?? '',
    users: [self, ...others],
  };
}

/** Who is not told of in time is shown as such: at a server without events the card would ring for ever. */
function* awaitOutcome(callId: string, id: string): SagaGenerator<void> {
  yield* delay(TOLD_WITHIN_MS);
  const isWaiting = (yield* select(selectParticipant, callId, id))?.state === 'called';
  if (isWaiting) yield* put(calls.participantEventsMissed({ callId, id }));
}

/** Has somebody called. Who was taken off the list while the centre was asked is not to ring on. */
function* invite(rooms: RoomApi, callId: string, invitation: RoomInvitation): SagaGenerator<void> {
  const { ids } = yield* call(services);
  const { reqId: id } = invitation;
  try {
    const legId = yield* insist(() => rooms.invite(invitation));
    if ((yield* select(selectParticipant, callId, id)) === null) {
      const reqId = ids.newId();
      yield* insist(() => rooms.remove(legId ?? invitation.number, reqId));
    }
    yield* put(calls.participantCalled({ callId, id, legId }));
    yield* fork(awaitOutcome, callId, id);
  } catch (error) {
    yield* put(calls.participantRefused({ callId, id, ...toFailure(error) }));
  }
}

function inviting(rooms: RoomApi) {
  /** Requests of which it is not known what became, by id. */
  const open = new Map<string, RoomInvitation>();

  function* ask(callId: string, person: Person): SagaGenerator<void> {
    const invitation = open.get(person.id) ?? (yield* call(invitationOf, callId, person));
    if (invitation === null) return;
    open.set(person.id, invitation);
    yield* put(calls.participantAsked({ callId, participant: person }));
    yield* call(invite, rooms, callId, invitation);
    const failure = (yield* select(selectParticipant, callId, person.id))?.failure ?? null;
    if (failure === null || !isFateUnknown(failure.code)) open.delete(person.id);
  }

  return {
    *add({ payload }: ReturnType<typeof calls.participantAddRequested>): SagaGenerator<void> {
      const { ids } = yield* call(services);
      const { callId, ...person } = payload;
      yield* call(ask, callId, { ...person, id: ids.newId() });
    },
    *retry({ payload }: ReturnType<typeof calls.participantRetryRequested>): SagaGenerator<void> {
      const { ids } = yield* call(services);
      const { callId, id } = payload;
      const found = yield* select(selectParticipant, callId, id);
      if (found?.state !== 'out') return;
      const { name, number, extension } = found;
      yield* call(ask, callId, { name, number, extension, id: open.has(id) ? id : ids.newId() });
    },
  };
}

function* remove(
  rooms: RoomApi,
  { payload }: ReturnType<typeof calls.participantRemoveRequested>,
): SagaGenerator<void> {
  const { ids } = yield* call(services);
  const { callId, id } = payload;
  const found = yield* select(selectParticipant, callId, id);
  if (found === null || found.isLeaving) return;
  const target = found.uniqueId ?? found.legId ?? found.number;
  const reqId = ids.newId();
  yield* put(calls.participantRemoveStarted({ callId, id }));
  try {
    yield* insist(() => rooms.remove(target, reqId));
    yield* put(calls.participantRemoved({ callId, id }));
  } catch (error) {
    yield* put(calls.participantRemoveFailed({ callId, id, ...toFailure(error) }));
  }
}

/**
 * After a gap in the connection: the centre's call history says who is gone. A read that fails is made up for by the
 * next.
 */
function* lookWhoIsGone(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const { callApi } = yield* call(services);
  for (const { id: callId, conference } of yield* select(selectLiveCalls)) {
    const known = conference?.users.flatMap(({ uniqueId }) => uniqueId ?? []) ?? [];
    if (known.length === 0 || user === null) continue;
    try {
      const over = yield* call(callApi.endedIds, user.fullName);
      const uniqueIds = known.filter((uniqueId) => over.includes(uniqueId));
      if (uniqueIds.length > 0) yield* put(calls.participantsEnded({ callId, uniqueIds }));
    } catch {
      // The next resync brings the next look.
    }
  }
}

/** Adds people to conference rooms and takes them out. */
export function participantWorkers(rooms: RoomApi): Worker[] {
  const { add, retry } = inviting(rooms);
  const removal = guarded(
    'participantRemoval',
    function* (action: ReturnType<typeof calls.participantRemoveRequested>): SagaGenerator<void> {
      yield* call(remove, rooms, action);
    },
  );
  return [
    worker('every', [calls.participantAddRequested], guarded('participant', add)),
    worker('every', [calls.participantRetryRequested], guarded('participantAgain', retry)),
    worker('every', [calls.participantRemoveRequested], removal),
    worker('latest', [loaded], guarded('participants', lookWhoIsGone)),
  ];
}
