import type { AckResult } from '../../../services/realtime/ackResult';
import type { Sender } from '../../../services/realtime/commands';
import { selectUser } from '../../../store/auth/selectors';
import * as calls from '../../../store/calls/actions';
import { selectCall, selectCallUnderWay } from '../../../store/calls/selectors';
import type { CallCause } from '../../../store/calls/types';
import { selectConnection, selectIsLive } from '../../../store/connection/selectors';
import { selectVoiceQueues } from '../../../store/queues/selectors';
import { services } from '../../core/context';
import { call, delay, put, select, type SagaGenerator } from '../../core/effects';
import { guarded } from '../../core/guarded';
import { sendUntilAnswered } from '../../core/sendUntilAnswered';
import { dialable, roomOf } from '../dialable';
import { watchDials, type DialRequest } from '../dials';
import { selectDeskCalls, type DeskNotes } from './deskState';

type Refusal = ReturnType<typeof calls.dialRefused>['payload']['reason'];

type Placed = AckResult<{ uniqueId: string | null }>;

/** A centre that took a call to dial tells of it within this. */
const TOLD_MS = 30_000;

const UNTOLD: CallCause = 'timeout';

/** Why nothing can be dialled; null when it can. */
function* refusalOf(number: string | null, queue: string | null): SagaGenerator<Refusal | null> {
  if (number === null) return 'invalidNumber';
  if (queue === null) return 'noVoiceQueue';
  if (!(yield* select(selectIsLive))) return 'centreAway';
  const isBusy = (yield* select(selectDeskCalls)).some(({ phase }) => phase !== 'ending');
  return isBusy ? 'deskBusy' : null;
}

function* endUnplaced(callId: string, cause: CallCause): SagaGenerator<void> {
  if ((yield* select(selectCall, callId)) === null) return;
  yield* put(calls.ended({ callId, end: { by: 'console', cause, status: null, q850: null } }));
}

/** Why the centre did not dial; null: it did, or may have. */
function* failureOf(answer: Placed): SagaGenerator<CallCause | null> {
  const { acknowledges } = yield* select(selectConnection);
  switch (answer.kind) {
    case 'refused':
      return 'notPlaced';
    case 'disconnected':
      return 'connection';
    case 'timeout':
      return acknowledges ? 'timeout' : null;
    default:
      return null;
  }
}

/** A call of which the centre says nothing never began. */
function* untilTold(callId: string): SagaGenerator<void> {
  yield* delay(TOLD_MS);
  const found = yield* select(selectCall, callId);
  if (found?.phase === 'dialing' && found.uniqueId === null) yield* call(endUnplaced, callId, UNTOLD);
}

/** Has the centre ring the desk telephone, and the number once that is lifted (contract §4, dial). */
function* place(
  notes: DeskNotes,
  callId: string,
  order: { number: string; queue: string },
): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const context = (yield* select(selectUser))?.context ?? '';
  const ask = (sender: Sender, reqId: string) => commands.dial(sender, reqId, { ...order, context });
  const answer = yield* call(sendUntilAnswered<{ uniqueId: string | null }>, ask);
  const cause = yield* call(failureOf, answer);
  if (cause !== null) {
    yield* call(endUnplaced, callId, cause);
    return;
  }
  const uniqueId = answer.kind === 'ok' ? answer.data.uniqueId : null;
  if (uniqueId === null) yield* call(untilTold, callId);
  else if ((yield* select(selectCall, callId)) !== null) notes.placed.set(uniqueId, callId);
}

function dialling(notes: DeskNotes) {
  return function* dial({ payload }: DialRequest): SagaGenerator<void> {
    const { ids } = yield* call(services);
    const { consultOf, contactId, name } = payload;
    const [first] = yield* select(selectVoiceQueues);
    const queue = first === undefined ? null : (payload.queue ?? first.queue);
    const number = dialable(payload.number);
    if (number !== null && (yield* select(selectCallUnderWay, number)) !== null) return;
    const reason = yield* call(refusalOf, number, queue);
    if (number === null || queue === null || reason !== null) {
      const refusal = reason ?? 'noVoiceQueue';
      yield* put(calls.dialRefused({ number: payload.number, reason: refusal, code: refusal, message: '' }));
      return;
    }
    const callId = ids.newId();
    const order = { number, name, queue, contactId, consultOf, ...roomOf(number) };
    yield* put(calls.dialed({ callId, telephone: 'desk', ...order }));
    yield* call(place, notes, callId, { number, queue });
  };
}

/** Places the calls that the agent asks for by way of the centre. */
export function* watchDeskDialling(notes: DeskNotes): SagaGenerator<void> {
  yield* call(watchDials, guarded('deskDial', dialling(notes)));
}
