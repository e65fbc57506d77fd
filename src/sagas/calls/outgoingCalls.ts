import * as calls from '../../store/calls/actions';
import { selectCall, selectCallUnderWay } from '../../store/calls/selectors';
import { toFailure } from '../../lib/failure';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { selectSoftphone } from '../../store/softphone/selectors';
import { services, voiceServices } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { dialable, roomOf } from './dialable';
import { watchDials, type DialRequest } from './dials';
import { endOfError, endOfHangUp } from './ends';
import { holdOthers } from './holding';
import { microphoneFails, microphoneWorks } from './microphone';
import { queueHeader } from './offers';

type Refusal = ReturnType<typeof calls.dialRefused>['payload']['reason'];

/** Why nothing can be dialled; null when it can. */
function* refusalOf(number: string | null, queue: string | null): SagaGenerator<Refusal | null> {
  if (number === null) return 'invalidNumber';
  if (queue === null) return 'noVoiceQueue';
  const { transport, registration } = yield* select(selectSoftphone);
  if (transport !== 'connected') return 'notConnected';
  return registration === 'registered' ? null : 'notRegistered';
}

function* mayStillDial(callId: string): SagaGenerator<boolean> {
  return (yield* select(selectCall, callId))?.phase === 'dialing';
}

/** A call that did not come about is over, unless the softphone said so itself. */
function* endUnplaced(callId: string, code: string): SagaGenerator<void> {
  const found = yield* select(selectCall, callId);
  if (found === null) return;
  const end = found.phase === 'ending' ? endOfHangUp(false) : endOfError(code);
  yield* put(calls.ended({ callId, end }));
}

/** Sends the INVITE, once nobody else hears the agent. */
function* place(callId: string, number: string, name: string | null, queue: string): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const areOthersHeld = yield* call(holdOthers, callId);
  if (!areOthersHeld || !(yield* call(mayStillDial, callId))) {
    yield* call(endUnplaced, callId, 'othersNotHeld');
    return;
  }
  try {
    yield* call(softphone.invite, { callId, number, name, headers: [queueHeader(queue)] });
    yield* call(microphoneWorks);
  } catch (error) {
    const { code } = toFailure(error);
    yield* call(microphoneFails, code);
    yield* call(endUnplaced, callId, code);
  }
}

/**
 * The queue that a call is placed for; null: the agent is in no voice queue. A call about another one stays in the queue
 * of that one, whatever queues were left meanwhile: else it could only be transferred blindly.
 */
function* queueOf({ consultOf, queue }: DialRequest['payload']): SagaGenerator<string | null> {
  const [first] = yield* select(selectVoiceQueues);
  if (consultOf !== null) return queue ?? first?.queue ?? null;
  return first === undefined ? null : (queue ?? first.queue);
}

/** Dials as the agent asks; the id of the call, also of one that is on its way there already. Null where nothing was dialled. */
export function* dialOut(order: DialRequest['payload']): SagaGenerator<string | null> {
  const { ids } = yield* call(services);
  const { name, contactId, consultOf } = order;
  const number = dialable(order.number);
  const underWay = number === null ? null : yield* select(selectCallUnderWay, number);
  if (underWay !== null) return underWay.id;
  const queue = yield* call(queueOf, order);
  const reason = yield* call(refusalOf, number, queue);
  if (number === null || reason !== null || queue === null) {
    const refusal = reason ?? 'noVoiceQueue';
    yield* put(calls.dialRefused({ number: order.number, reason: refusal, code: refusal, message: '' }));
    return null;
  }
  const callId = ids.newId();
  yield* put(calls.dialed({ callId, number, name, queue, contactId, consultOf, ...roomOf(number) }));
  yield* call(place, callId, number, name, queue);
  return callId;
}

const dial = guarded('dial', function* ({ payload }: DialRequest): SagaGenerator<void> {
  yield* call(dialOut, payload);
});

/** Places the calls that the agent asks for. */
export function* watchDialling(): SagaGenerator<void> {
  yield* call(watchDials, dial);
}
