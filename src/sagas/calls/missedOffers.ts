import { isSameNumber } from '../../lib/phoneNumber';
import * as calls from '../../store/calls/actions';
import { selectCalls, selectIsInCall } from '../../store/calls/selectors';
import type { AwaitedCall, CallsState } from '../../store/calls/state';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

/** An INVITE and what the server tells of it come by different ways (contract §5). */
const GRACE_MS = 3_000;

/** The softphone's word that it refused a call is this long at the most away from the server's word of it. */
const SAME_CALL_MS = 60_000;

/** The softphone refused a call of this number lately: its INVITE need not name the server's id. */
function wasRefused({ missed = [] }: CallsState, { call: { number }, at }: AwaitedCall): boolean {
  return missed.some(
    (one) =>
      one.why === 'doNotDisturb' && isSameNumber(one.number, number) && Math.abs(one.at - at) < SAME_CALL_MS,
  );
}

/** The server told of a call, and no softphone of this agent has it or had it. */
function* isUnseen(uniqueId: string): SagaGenerator<boolean> {
  const state = yield* select(selectCalls);
  const report = state.unmatchedReports.find(({ call: one }) => one.uniqueId === uniqueId);
  return report !== undefined && report.call.answeredAt === null && !wasRefused(state, report);
}

function* watchOffer({ payload }: ReturnType<typeof calls.rangAtServer>): SagaGenerator<void> {
  const { incoming, uniqueId } = payload.call;
  // In a call the agent gets no second one: it was sent on, not lost.
  if (!incoming || (yield* select(selectIsInCall))) return;
  yield* delay(GRACE_MS);
  const isMissed = (yield* call(isUnseen, uniqueId)) && !(yield* select(selectIsInCall));
  if (isMissed) yield* put(calls.offerMissed({ uniqueId }));
}

/** Tells of calls that never reached the softphone. */
export const missedOfferWorkers = [worker('every', [calls.rangAtServer], guarded('missedOffer', watchOffer))];
