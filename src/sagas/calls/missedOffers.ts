import * as calls from '../../store/calls/actions';
import { selectCalls, selectIsInCall } from '../../store/calls/selectors';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

/** An INVITE and what the server tells of it come by different ways (contract §5). */
const GRACE_MS = 3_000;

/** The server told of a call, and no softphone of this agent has it. */
function* isUnseen(uniqueId: string): SagaGenerator<boolean> {
  const { unmatchedReports } = yield* select(selectCalls);
  return unmatchedReports.some((one) => one.call.uniqueId === uniqueId && one.call.answeredAt === null);
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
