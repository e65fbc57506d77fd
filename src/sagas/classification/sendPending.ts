import { buffers } from 'redux-saga';
import { DAY_MS } from '../../lib/time';
import type {
  PendingClassification,
  ResolvedClassification,
} from '../../services/storage/pendingClassifications';
import { SERVER_CODE, toFailure } from '../../lib/failure';
import { RESEND, backoffDelay, isServerTrouble, isTransient, isUnanswered, isUncoded } from '../../lib/retry';
import { cameOnline } from '../../store/app/actions';
import { classificationDeferred, rangAtServer } from '../../store/calls/actions';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import {
  classificationDelayed,
  classificationDelivered,
  classificationLeft,
  classificationRefused,
} from '../../store/outbox/actions';
import { alertRaised } from '../../store/ui/actions';
import { services } from '../core/context';
import { actionChannel, call, delay, fork, put, race, take, type SagaGenerator } from '../core/effects';
import { keptClassifications } from './keptClassifications';
import { collectCallIds, mayBeResolved, resolveCallId, RESOLVE_MS, type CallIds } from './resolveCallId';
import { sendClassification } from './submitClassification';

/** So long a refusal without a code counts as one of a gateway whose server is away. */
const GATEWAY_MS = DAY_MS;

/** So long a server may be in trouble, as over a weekend, before it is this one that it cannot store. */
const TROUBLE_MS = 7 * DAY_MS;

/** Nobody is there to take any; an agent whom the server no longer knows signs in again. */
function isForAll(code: string): boolean {
  return isUnanswered(code) || code === SERVER_CODE.notAuthenticated;
}

/** Whether another time may bring another answer to this one. */
function* mayPass({ savedAt }: PendingClassification, code: string): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  const age = clock.now() - savedAt;
  return (isUncoded(code) && age < GATEWAY_MS) || (isServerTrouble(code) && age < TROUBLE_MS);
}

/** So long one that the agent left for later is sent again, whatever the server says of it. */
const DEFERRED_MS = 7 * DAY_MS;

function* isDeferred(pending: PendingClassification): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  const isDeferred = pending.kind !== 'conversation' && pending.isDeferred === true;
  return isDeferred && clock.now() - pending.savedAt < DEFERRED_MS;
}

/**
 * `silent`: nobody answers now; `troubled`: the server could not take one; `unresolved`: one waits for the centre's id of
 * its call, or was left for later.
 */
type Outcome = 'done' | 'unresolved' | 'troubled' | 'silent';

/** The centre does not know the call: the agent finds it in the history, if it is there. */
function* giveUp({ form: { reqId } }: PendingClassification): SagaGenerator<void> {
  const { pendingClassifications } = yield* call(services);
  yield* put(classificationRefused({ reqId, code: SERVER_CODE.notFound, message: '' }));
  yield* put(alertRaised({ textId: 'outbox.postUnnamed', detail: null }));
  yield* call(pendingClassifications.remove, reqId);
}

function* sendResolved(pending: ResolvedClassification): SagaGenerator<Outcome> {
  const { pendingClassifications } = yield* call(services);
  const { reqId } = pending.form;
  const mayWait = yield* call(isDeferred, pending);
  if (mayWait && pending.kind === 'call')
    yield* put(classificationLeft({ reqId, uniqueId: pending.form.uniqueId }));
  try {
    yield* call(sendClassification, pending);
    yield* put(classificationDelivered({ reqId }));
  } catch (error) {
    const failure = toFailure(error);
    const { code, message } = failure;
    if (mayWait && !isTransient(code)) return 'unresolved';
    if (isForAll(code)) return 'silent';
    if (yield* call(mayPass, pending, code)) return 'troubled';
    yield* put(classificationRefused({ reqId, ...failure }));
    yield* put(alertRaised({ textId: 'outbox.postRefused', detail: message === '' ? null : message }));
  }
  yield* call(pendingClassifications.remove, reqId);
  return 'done';
}

function* sendOne(pending: PendingClassification, callIds: CallIds): SagaGenerator<Outcome> {
  const resolved = yield* call(resolveCallId, pending, callIds);
  if (resolved !== null) return yield* call(sendResolved, resolved);
  const mayWait = pending.kind === 'unnamedCall' && (yield* call(mayBeResolved, pending));
  if (mayWait || (yield* call(isDeferred, pending))) return 'unresolved';
  yield* call(giveUp, pending);
  return 'done';
}

/** Sends what is kept, the oldest first; one that the server cannot take holds up no other. */
function* sendAll(callIds: CallIds): SagaGenerator<Outcome> {
  let outcome: Outcome = 'done';
  for (const pending of yield* call(keptClassifications)) {
    const one = yield* call(sendOne, pending, callIds);
    if (one === 'silent') return 'silent';
    if (one === 'troubled' || (one === 'unresolved' && outcome === 'done')) outcome = one;
  }
  return outcome;
}

/** Sends classifications that were made while the server was away, also by a page before this one. */
export function* sendPendingClassifications(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const delayed = yield* actionChannel(
    [classificationDelayed, classificationDeferred],
    buffers.sliding<ReturnType<typeof classificationDelayed | typeof classificationDeferred>>(1),
  );
  const callIds: CallIds = new Map();
  yield* fork(collectCallIds, callIds);
  let failures = 0;
  while (true) {
    const outcome = yield* call(sendAll, callIds);
    failures = outcome === 'silent' || outcome === 'troubled' ? failures + 1 : 0;
    if (outcome === 'done') yield* take(delayed);
    if (outcome === 'unresolved')
      yield* race({ kept: take(delayed), identified: take(rangAtServer), late: delay(RESOLVE_MS) });
    // Whoever did not answer a moment ago is not asked at once.
    const wait = backoffDelay(RESEND, Math.max(1, failures), random);
    yield* race({ due: delay(wait), sooner: take([authenticated, handshakeUnanswered, cameOnline]) });
  }
}
