import type { PendingClassification } from '../../services/storage/pendingClassifications';
import { selectUser } from '../../store/auth/selectors';
import * as calls from '../../store/calls/actions';
import { selectUniqueId } from '../../store/calls/selectors';
import { selectIsLive } from '../../store/connection/selectors';
import { alertRaised } from '../../store/ui/actions';
import { SERVER_CODE, toFailure } from '../../lib/failure';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { formIds } from '../core/formIds';
import { guarded } from '../core/guarded';
import { inTurn } from '../core/inTurn';
import { submitClassification } from '../classification/submitClassification';
import { worker, type Worker } from '../core/workers';

type Request = ReturnType<typeof calls.classifyRequested>;

type Form = Request['payload'];

/** What goes out, or waits; null for a call that the centre does not know though it can be heard. */
function* pendingOf({ callId, ...form }: Form, reqId: string): SagaGenerator<PendingClassification | null> {
  const { clock } = yield* call(services);
  const uniqueId = yield* select(selectUniqueId, callId);
  const savedAt = clock.now();
  if (uniqueId !== null) return { kind: 'call', form: { ...form, reqId, uniqueId }, savedAt };
  if (yield* select(selectIsLive)) return null;
  return { kind: 'unnamedCall', form: { ...form, reqId, callId }, savedAt };
}

function* send(pending: PendingClassification, callId: string): SagaGenerator<void> {
  try {
    yield* call(submitClassification, pending);
    yield* put(calls.classified({ callId }));
  } catch (error) {
    yield* put(calls.classifyFailed({ callId, ...toFailure(error) }));
  }
}

function classifying() {
  const idOf = formIds();
  return function* classify({ payload }: Request): SagaGenerator<void> {
    const { ids } = yield* call(services);
    const { callId, classificationId, subclassificationId, notes, protocol } = payload;
    yield* put(calls.classifyStarted({ callId }));
    const values = [classificationId, subclassificationId, notes, protocol];
    const pending = yield* call(pendingOf, payload, idOf(callId, values, ids.newId));
    if (pending !== null) yield* call(send, pending, callId);
    else yield* put(calls.classifyFailed({ callId, code: SERVER_CODE.notFound, message: '' }));
  };
}

/**
 * Keeps what was chosen, so that the agent is free; it is sent when the server takes it. Where the browser cannot keep
 * it, the history still offers the call.
 */
function* defer({ payload }: ReturnType<typeof calls.classifyDeferRequested>): SagaGenerator<void> {
  const { clock, ids, pendingClassifications } = yield* call(services);
  const { callId, classificationId, ...rest } = payload;
  if (classificationId !== null) {
    const form = { ...rest, classificationId, reqId: ids.newId() };
    const uniqueId = yield* select(selectUniqueId, callId);
    const kept = { savedAt: clock.now(), isDeferred: true };
    const pending: PendingClassification =
      uniqueId === null
        ? { kind: 'unnamedCall', form: { ...form, callId }, ...kept }
        : { kind: 'call', form: { ...form, uniqueId }, ...kept };
    try {
      yield* call(pendingClassifications.put, (yield* select(selectUser))?.login ?? '', pending);
    } catch {
      yield* put(alertRaised({ textId: 'classify.notKept', detail: null }));
    }
  }
  yield* put(calls.classificationDeferred({ callId }));
}

/** Saves what the agent says of a call; a failure is told, and the form stays. */
export function callClassificationWorkers(): Worker[] {
  return [
    worker(
      'every',
      [calls.classifyRequested],
      inTurn(({ callId }) => callId, guarded('callClassify', classifying())),
    ),
    worker('leading', [calls.classifyDeferRequested], guarded('callClassifyLater', defer)),
  ];
}
