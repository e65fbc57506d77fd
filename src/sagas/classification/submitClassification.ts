import type {
  PendingClassification,
  ResolvedClassification,
} from '../../services/storage/pendingClassifications';
import { toFailure, type Failure } from '../../lib/failure';
import { isTransient, isUncoded } from '../../lib/retry';
import { selectUser } from '../../store/auth/selectors';
import {
  classificationDelayed,
  classificationDelivered,
  classificationRefused,
} from '../../store/outbox/actions';
import { selectIsKept, selectDeferred } from '../../store/outbox/selectors';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { notHeard } from './resolveCallId';

/** Sends the classification once; returns the server's id of it. Throws what the server refuses. */
export function* sendClassification({ kind, form }: ResolvedClassification): SagaGenerator<string> {
  const { callApi, classificationApi } = yield* call(services);
  if (kind === 'call') {
    yield* call(callApi.classify, form);
    return form.reqId;
  }
  const agent = (yield* select(selectUser))?.fullName ?? '';
  return (yield* call(classificationApi.classify, form, agent)).id;
}

/** Whether the browser could keep it. */
function* isKept(pending: PendingClassification): SagaGenerator<boolean> {
  const { pendingClassifications } = yield* call(services);
  try {
    yield* call(pendingClassifications.put, (yield* select(selectUser))?.login ?? '', pending);
    return true;
  } catch {
    return false;
  }
}

/** An answer with neither code nor words is a gateway's, and says nothing of what was asked. */
function isPassing({ code, message }: Failure): boolean {
  return isTransient(code) || (isUncoded(code) && message === '');
}

/** What was left for later of the same call is not sent over what the agent saved now. */
function* replaceDeferred({ kind, form }: ResolvedClassification): SagaGenerator<void> {
  if (kind !== 'call') return;
  const deferred = yield* select(selectDeferred);
  for (const [reqId, uniqueId] of Object.entries(deferred)) {
    if (uniqueId === form.uniqueId) yield* call(dropKept, classificationDelivered({ reqId }));
  }
}

function* dropKept(settled: ReturnType<typeof classificationDelivered>): SagaGenerator<void> {
  const { pendingClassifications } = yield* call(services);
  yield* call(pendingClassifications.remove, settled.payload.reqId);
  yield* put(settled);
}

/** The agent saved again what waited: it waits no more. */
function* waitsNoMore(
  settled: ReturnType<typeof classificationDelivered | typeof classificationRefused>,
): SagaGenerator<void> {
  const { pendingClassifications } = yield* call(services);
  const { reqId } = settled.payload;
  yield* call(pendingClassifications.remove, reqId);
  if (yield* select(selectIsKept, reqId)) yield* put(settled);
}

/**
 * Sends the classification to the server, with a copy on disk meanwhile. Where nobody answers it stays there and goes
 * out later: then its own id is the one returned. Throws what the server refuses.
 */
export function* submitClassification(pending: PendingClassification): SagaGenerator<string> {
  const { reqId } = pending.form;
  const wasKept = yield* call(isKept, pending);
  try {
    if (pending.kind === 'unnamedCall') throw notHeard();
    const id = yield* call(sendClassification, pending);
    yield* call(replaceDeferred, pending);
    if (wasKept) yield* call(waitsNoMore, classificationDelivered({ reqId }));
    return id;
  } catch (error) {
    const failure = toFailure(error);
    if (wasKept && isPassing(failure)) {
      yield* put(classificationDelayed({ reqId }));
      return reqId;
    }
    if (wasKept) yield* call(waitsNoMore, classificationRefused({ reqId, ...failure }));
    throw error;
  }
}
