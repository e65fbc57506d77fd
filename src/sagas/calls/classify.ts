import type { CallClassificationForm } from '../../services/api/callApi';
import * as calls from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import { SERVER_CODE, toFailure } from '../../store/failure';
import { services } from '../context';
import { call, put, select, takeLeading } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';
import { selectEndedCall } from './service';

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

/** The centre's id of a call; null while the centre has not told it. */
function* uniqueIdOf(callId: string): SagaGenerator<string | null> {
  const found = (yield* select(selectCall, callId)) ?? (yield* select(selectEndedCall, callId));
  return found?.uniqueId ?? null;
}

function* send(form: CallClassificationForm, callId: string): SagaGenerator<void> {
  const { callApi } = yield* call(services);
  try {
    yield* call(callApi.classify, form);
    yield* put(calls.classified({ callId }));
  } catch (error) {
    yield* put(calls.classifyFailed({ callId, ...toFailure(error) }));
  }
}

function classifying() {
  const idOf = formIds();
  return function* classify({ payload }: Request): SagaGenerator<void> {
    const { ids } = yield* call(services);
    const { callId, ...form } = payload;
    const uniqueId = yield* call(uniqueIdOf, callId);
    yield* put(calls.classifyStarted({ callId }));
    if (uniqueId === null) {
      yield* put(calls.classifyFailed({ callId, code: SERVER_CODE.notFound, message: '' }));
      return;
    }
    yield* call(send, { reqId: idOf(payload, ids.newId), uniqueId, ...form }, callId);
  };
}

/** Saves what the agent says of a call; a failure is told, and the form stays. */
export function* watchCallClassification(): SagaGenerator<void> {
  yield* takeLeading(calls.classifyRequested, guarded('callClassify', classifying()));
}
