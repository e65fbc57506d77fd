import type { PendingClassification } from '../../services/storage/pendingClassifications';
import * as calls from '../../store/calls/actions';
import { selectUniqueId } from '../../store/calls/selectors';
import { selectIsLive } from '../../store/connection/selectors';
import { SERVER_CODE, toFailure } from '../../lib/failure';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { submitClassification } from '../classification/submitClassification';
import { worker, type Worker } from '../core/workers';

type Request = ReturnType<typeof calls.classifyRequested>;

type Form = Request['payload'];

function isSameForm(a: Form, b: Form): boolean {
  return (
    a.callId === b.callId &&
    a.classificationId === b.classificationId &&
    a.subclassificationId === b.subclassificationId &&
    a.notes === b.notes &&
    a.protocol === b.protocol
  );
}

/** Makes the id of a form once: the same form sent again, after a lost answer, is the same classification. */
function formIds() {
  let last: { form: Form; reqId: string } | null = null;
  return (form: Form, newId: () => string): string => {
    if (last === null || !isSameForm(last.form, form)) last = { form, reqId: newId() };
    return last.reqId;
  };
}

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
    const { callId } = payload;
    yield* put(calls.classifyStarted({ callId }));
    const pending = yield* call(pendingOf, payload, idOf(payload, ids.newId));
    if (pending !== null) yield* call(send, pending, callId);
    else yield* put(calls.classifyFailed({ callId, code: SERVER_CODE.notFound, message: '' }));
  };
}

/** Saves what the agent says of a call; a failure is told, and the form stays. */
export function callClassificationWorkers(): Worker[] {
  return [worker('leading', [calls.classifyRequested], guarded('callClassify', classifying()))];
}
