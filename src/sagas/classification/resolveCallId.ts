import type {
  PendingClassification,
  ResolvedClassification,
  UnresolvedClassification,
} from '../../services/storage/pendingClassifications';
import { rangAtServer } from '../../store/calls/actions';
import { selectUniqueId } from '../../store/calls/selectors';
import { selectIsLive } from '../../store/connection/selectors';
import { services } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** The centre's ids of the calls that it reported since the session began, by SIP Call-ID: also of calls long over. */
export type CallIds = Map<string, string>;

/** A centre that can be heard has identified a call by then. */
export const RESOLVE_MS = 10 * 60_000;

/** Why the classification of an unidentified call cannot go out: the centre cannot be heard. */
export function notHeard(): Error {
  return Object.assign(new Error(''), { code: 'offline' });
}

/** Collects the centre's ids of the calls that it reports. */
export function* collectCallIds(callIds: CallIds): SagaGenerator<never> {
  while (true) {
    const { callId, uniqueId } = (yield* take(rangAtServer)).payload.call;
    if (callId !== null) callIds.set(callId, uniqueId);
  }
}

/** The classification as the server takes it; null while the centre has not identified the call. */
export function* resolveCallId(
  pending: PendingClassification,
  callIds: CallIds,
): SagaGenerator<ResolvedClassification | null> {
  if (pending.kind !== 'unnamedCall') return pending;
  const { savedAt, isDeferred, form: unnamed } = pending;
  const { callId, ...form } = unnamed;
  const uniqueId = callIds.get(callId) ?? (yield* select(selectUniqueId, callId));
  return uniqueId === null
    ? null
    : { kind: 'call', form: { ...form, uniqueId }, savedAt, ...(isDeferred === true && { isDeferred }) };
}

/** Whether the centre may still identify the call. */
export function* mayBeResolved({ savedAt }: UnresolvedClassification): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  return !(yield* select(selectIsLive)) || clock.now() - savedAt < RESOLVE_MS;
}
