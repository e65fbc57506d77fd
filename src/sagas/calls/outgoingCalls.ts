import * as calls from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import { toFailure } from '../../store/failure';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { selectSoftphone } from '../../store/softphone/selectors';
import { services, voiceServices } from '../context';
import { call, put, select, takeEvery } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';
import { dialable } from './dialable';
import { endOfError, endOfHangUp } from './ends';
import { holdOthers } from './holding';
import { microphoneFails, microphoneWorks } from './microphone';
import { queueHeader } from './offers';

type DialRequest = ReturnType<typeof calls.dialRequested>;

type Refusal = ReturnType<typeof calls.dialRefused>['payload']['reason'];

/** Why nothing can be dialled; null when it can. */
function* refusalOf(number: string | null): SagaGenerator<Refusal | null> {
  if (number === null) return 'invalidNumber';
  if ((yield* select(selectVoiceQueues)).length === 0) return 'noVoiceQueue';
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

function* dial({ payload }: DialRequest): SagaGenerator<void> {
  const { ids } = yield* call(services);
  const { name, contactId, consultOf } = payload;
  const number = dialable(payload.number);
  const reason = yield* call(refusalOf, number);
  const [first] = yield* select(selectVoiceQueues);
  if (number === null || reason !== null || first === undefined) {
    const refusal = reason ?? 'noVoiceQueue';
    yield* put(calls.dialRefused({ number: payload.number, reason: refusal, code: refusal, message: '' }));
    return;
  }
  const callId = ids.newId();
  const queue = payload.queue ?? first.queue;
  yield* put(calls.dialed({ callId, number, name, queue, contactId, consultOf }));
  yield* call(place, callId, number, name, queue);
}

/** Dials as the agent asks. */
export function* watchDialling(): SagaGenerator<void> {
  yield* takeEvery(calls.dialRequested, guarded('dial', dial));
}
