import type { AckResult } from '../../../services/realtime/ackResult';
import type { Failure } from '../../../lib/failure';
import type { Sender } from '../../../services/realtime/commands';
import * as calls from '../../../store/calls/actions';
import { selectCall } from '../../../store/calls/selectors';
import { selectConnection } from '../../../store/connection/selectors';
import { alertRaised } from '../../../store/ui/actions';
import { services } from '../../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../../core/effects';
import { failureOf } from '../../core/failureOf';
import { guarded } from '../../core/guarded';
import { sendUntilAnswered } from '../../core/sendUntilAnswered';
import { worker, type Worker } from '../../core/workers';
import { endOfHangUp } from '../ends';
import { forCall } from '../forCall';
import type { DeskNotes } from './deskState';

/** A centre that took the request and says nothing of the end keeps nobody on screen. */
const HANG_UP_MS = 5_000;

/** How often it is looked whether the centre identified a call that it was asked to dial, and how long. */
const LOOK_MS = 200;
const LOOKS = 50;

/** The centre's id of a call; null: it does not say, or the call is over. */
function* idOf(notes: DeskNotes, callId: string): SagaGenerator<string | null> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const found = yield* select(selectCall, callId);
    if (found === null) return null;
    const [placed = null] = [...notes.placed].find(([, id]) => id === callId) ?? [];
    const uniqueId = found.uniqueId ?? placed;
    if (uniqueId !== null) return uniqueId;
    yield* delay(LOOK_MS);
  }
  return null;
}

/** The centre has the request: its Hangup ends the call, or else the console does. */
function* leave(callId: string): SagaGenerator<void> {
  const found = yield* select(selectCall, callId);
  if (found === null) return;
  yield* put(calls.hangUpStarted({ callId }));
  const { late } = yield* race({ over: take(forCall(callId, calls.ended)), late: delay(HANG_UP_MS) });
  if (late === undefined) return;
  yield* put(calls.ended({ callId, end: endOfHangUp(found.answeredAt !== null) }));
}

/** What kept the centre from it; null: it has the request. */
function* failureIn(answer: AckResult<null>): SagaGenerator<Failure | null> {
  const { acknowledges } = yield* select(selectConnection);
  const isSilent = answer.kind === 'timeout' && !acknowledges;
  return answer.kind === 'ok' || isSilent ? null : failureOf(answer);
}

function* ask(notes: DeskNotes, callId: string): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const uniqueId = yield* call(idOf, notes, callId);
  if (uniqueId === null) {
    yield* call(leave, callId);
    return;
  }
  const send = (sender: Sender, reqId: string) => commands.hangUp(sender, reqId, uniqueId);
  const answer = yield* call(sendUntilAnswered<null>, send);
  // The call goes on, and so do its buttons.
  const failure = yield* call(failureIn, answer);
  if (failure === null) yield* call(leave, callId);
  else if ((yield* select(selectCall, callId)) !== null)
    yield* put(alertRaised({ textId: 'call.hangUpElsewhere.failed', detail: failure.message }));
}

function hangingUp(notes: DeskNotes) {
  const asked = new Set<string>();
  return function* hangUp({ payload }: ReturnType<typeof calls.hangUpRequested>): SagaGenerator<void> {
    const { callId } = payload;
    const found = yield* select(selectCall, callId);
    if (found?.telephone !== 'desk' || found.phase === 'offered' || asked.has(callId)) return;
    asked.add(callId);
    try {
      yield* call(ask, notes, callId);
    } finally {
      asked.delete(callId);
    }
  };
}

/** Has the centre end calls on the desk telephone (contract §4, Desliga). */
export function deskHangUpWorkers(notes: DeskNotes): Worker[] {
  return [worker('every', [calls.hangUpRequested], guarded('deskHangUp', hangingUp(notes)))];
}
