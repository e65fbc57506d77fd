import { roomExtension } from '../../../lib/rooms';
import { selectUser } from '../../../store/auth/selectors';
import * as calls from '../../../store/calls/actions';
import { selectCall, selectRoomCall } from '../../../store/calls/selectors';
import type { Call } from '../../../store/calls/types';
import type { RootState } from '../../../store/rootReducer';
import { voiceServices } from '../../core/context';
import { call, put, select, take, type SagaGenerator } from '../../core/effects';
import { guarded } from '../../core/guarded';
import { worker } from '../../core/workers';
import { forCall } from '../forCall';
import { resume } from '../holding';
import { dialOut } from '../outgoingCalls';
import { transfer, type Transfer } from '../transfer';

/** The room that is the agent's own: the one of the extension. Null for an extension without digits. */
export function selectOwnRoom(state: RootState): string | null {
  const user = selectUser(state);
  const room = (user?.extensionNumber ?? user?.extension ?? '').replace(/\D/g, '');
  return room === '' ? null : room;
}

/** The call once it is spoken; null when it did not come about. */
function* untilActive(callId: string): SagaGenerator<Call | null> {
  while (true) {
    const found = yield* select(selectCall, callId);
    if (found === null || found.phase === 'active') return found;
    yield* take(forCall(callId, calls.answered, calls.ended));
  }
}

/** The agent goes into the room. */
function* dialRoom({ id, queue }: Call): SagaGenerator<Call | null> {
  const room = yield* select(selectOwnRoom);
  if (room === null) return null;
  const number = roomExtension(room);
  const order = { number, name: null, queue, contactId: null, consultOf: id };
  const callId = yield* call(dialOut, order);
  return callId === null ? null : yield* call(untilActive, callId);
}

/** The agent leaves a room into which nobody followed. */
function* leaveRoom(callId: string): SagaGenerator<void> {
  if ((yield* select(selectCall, callId)) !== null) yield* put(calls.hangUpStarted({ callId }));
}

/** The other side follows the agent. Nothing of that call is given up before the exchange says that they are there. */
function* bringAlong({ id: callId }: Call, { conference, id: roomCallId }: Call): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const to = roomExtension(conference?.room ?? '');
  const send = () => softphone.transferBlind(callId, to);
  const plan: Transfer = { callId, kind: 'room', to, otherCallId: null, send };
  yield* call(transfer, plan);
  if ((yield* select(selectCall, callId)) === null) yield* call(resume, roomCallId);
}

/**
 * Brings the agent and the other side of a call into a conference room. The agent goes first, while the other side
 * waits on hold: a room that cannot be reached costs nobody a call. Then the other side is transferred there; where the
 * exchange refuses, agent and other side are together again as before.
 */
function* enterRoom({
  payload: { callId },
}: ReturnType<typeof calls.conferenceRequested>): SagaGenerator<void> {
  const found = yield* select(selectCall, callId);
  if (found?.phase !== 'active' || found.transfer !== null || found.conference !== undefined) return;
  const before = yield* select(selectRoomCall);
  const room = before ?? (yield* call(dialRoom, found));
  if (room?.phase !== 'active') {
    yield* put(calls.roomRefused({ callId }));
    yield* call(resume, callId);
    return;
  }
  yield* call(bringAlong, found, room);
  const isFollowed = (yield* select(selectCall, room.id))?.conference?.users.length !== 0;
  if (before === null && !isFollowed) yield* call(leaveRoom, room.id);
}

/** Takes calls into conference rooms. */
export const roomWorkers = [worker('leading', [calls.conferenceRequested], guarded('conference', enterRoom))];
