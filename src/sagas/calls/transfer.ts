import * as calls from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import type { TransferProgress } from '../../store/calls/types';
import { toFailure } from '../../lib/failure';
import { selectSoftphone } from '../../store/softphone/selectors';
import { voiceServices } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';
import { dialable } from './dialable';
import { resume, setHold } from './holding';

/** A call on its way to somebody else, or to the room that the agent is in. */
export interface Transfer {
  callId: string;
  kind: TransferProgress['kind'];
  to: string;
  /** The agent's other leg of an attended transfer; it ends with the first one. */
  otherCallId: string | null;
  /** Resolves when the target took the call. */
  send: () => Promise<void>;
}

/** The status that a failed transfer ended with; the softphone's error carries it as its text. */
function statusOf(message: string): number | null {
  return /^\d{3}$/.test(message) ? Number(message) : null;
}

/** The caller is with somebody else: the agent's own legs end (RFC 5589 §6). */
function* giveAway({ callId, otherCallId }: Transfer): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const other = otherCallId === null ? null : yield* select(selectCall, otherCallId);
  // First, so that the agent is not taken back to the one who was consulted.
  if (other !== null) yield* put(calls.hangUpStarted({ callId: other.id }));
  yield* put(calls.transferred({ callId }));
  yield* call(softphone.hangUp, callId);
}

/** Nothing came of it: the agent is back with the caller, and told why. */
function* takeBack({ callId }: Transfer, error: unknown): SagaGenerator<void> {
  const { code, message } = toFailure(error);
  const status = statusOf(message);
  yield* put(calls.transferFailed({ callId, status, code, message: '' }));
  yield* call(resume, callId);
}

/** Transfers a call; whether it came about is in the state. Meanwhile the caller is held: nobody speaks into a call that may be gone. */
export function* transfer(plan: Transfer): SagaGenerator<void> {
  const { callId, kind, to, send } = plan;
  const found = yield* select(selectCall, callId);
  if (found?.phase !== 'active' || found.transfer !== null) return;
  const { transport } = yield* select(selectSoftphone);
  if (transport !== 'connected') {
    yield* put(calls.transferFailed({ callId, status: null, code: 'notConnected', message: '' }));
    return;
  }
  yield* put(calls.transferStarted({ callId, kind, to }));
  yield* call(setHold, callId, true);
  try {
    yield* call(send);
  } catch (error) {
    yield* call(takeBack, plan, error);
    return;
  }
  yield* call(giveAway, plan);
}

function* transferBlind({ payload }: ReturnType<typeof calls.blindTransferRequested>): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const { callId, number } = payload;
  const to = dialable(number);
  if (to === null) {
    yield* put(calls.transferFailed({ callId, status: null, code: 'invalidTarget', message: '' }));
    return;
  }
  const send = () => softphone.transferBlind(callId, to);
  const plan: Transfer = { callId, kind: 'blind', to, otherCallId: null, send };
  yield* call(transfer, plan);
}

function* transferAttended({
  payload,
}: ReturnType<typeof calls.attendedTransferRequested>): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const { callId, otherCallId } = payload;
  const other = yield* select(selectCall, otherCallId);
  if (other?.phase !== 'active') {
    yield* put(calls.transferFailed({ callId, status: null, code: 'notEstablished', message: '' }));
    return;
  }
  const send = () => softphone.transferAttended(callId, otherCallId);
  const plan: Transfer = { callId, kind: 'attended', to: other.number, otherCallId, send };
  yield* call(transfer, plan);
}

/** Transfers calls; what comes of one is taken from what the other side told, never from its 202. */
export const transferWorkers = [
  worker('every', [calls.blindTransferRequested], guarded('blindTransfer', transferBlind)),
  worker('every', [calls.attendedTransferRequested], guarded('attendedTransfer', transferAttended)),
];
