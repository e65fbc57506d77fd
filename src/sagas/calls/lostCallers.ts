import { NON_SELECTED_USER } from '../../lib/q850';
import * as calls from '../../store/calls/actions';
import { selectCall, selectLiveCalls } from '../../store/calls/selectors';
import type { CallCause } from '../../store/calls/types';
import { voiceServices } from '../core/context';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

/** The exchange's own CANCEL comes within this of the centre's word. */
const DOUBT_MS = 1_000;

/** Ends a call that still rings though the centre says that it is over: its CANCEL was lost (spec 2 §7). */
function* endLostCaller({ payload }: ReturnType<typeof calls.hungUpAtServer>): SagaGenerator<void> {
  const { uniqueId, cause: q850 } = payload;
  const found = (yield* select(selectLiveCalls)).find((one) => one.uniqueId === uniqueId);
  if (found?.phase !== 'offered') return;
  yield* delay(DOUBT_MS);
  if ((yield* select(selectCall, found.id))?.phase !== 'offered') return;
  const cause: CallCause = q850 === NON_SELECTED_USER ? 'completedElsewhere' : 'cancelled';
  yield* put(calls.ended({ callId: found.id, end: { by: 'other', cause, status: null, q850 } }));
  const { softphone } = yield* call(voiceServices);
  yield* call(softphone.decline, found.id);
}

/** Ends calls that ring though nobody is there any more. */
export const lostCallerWorkers = [
  worker('every', [calls.hungUpAtServer], guarded('lostCaller', endLostCaller)),
];
