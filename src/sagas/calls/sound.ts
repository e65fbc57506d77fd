import * as calls from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import { selectCanDial } from '../../store/softphone/selectors';
import { voiceServices } from '../core/context';
import { call, delay, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';
import { mend } from '../softphone/recovery';
import { microphoneWorks } from './microphone';

function* isMendable(callId: string): SagaGenerator<boolean> {
  const found = yield* select(selectCall, callId);
  return found?.phase === 'active' && !found.repairing;
}

/** The microphone is opened anew, then the sound looks for another path. */
function* repair({ payload: { callId } }: ReturnType<typeof calls.repairRequested>): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  if (!(yield* call(isMendable, callId))) return;
  yield* call(mend, callId, function* steps(): SagaGenerator<void> {
    yield* call(softphone.reopenMicrophone, callId);
    yield* call(microphoneWorks);
    yield* call(softphone.restartIce, callId);
  });
}

/** A path that is interrupted often comes back by itself within this. */
const INTERRUPTED_MS = 1_000;

/** Whether the path is still lost: where the network changed, the socket to the exchange may be dead as well. */
function* isStillInterrupted(callId: string): SagaGenerator<boolean> {
  const { softphone } = yield* call(voiceServices);
  yield* call(softphone.check);
  yield* delay(INTERRUPTED_MS);
  return (yield* select(selectCall, callId))?.media === 'interrupted' && (yield* select(selectCanDial));
}

/** A path that failed for good does not come back by itself (W3C WebRTC, `failed`), one that is interrupted may not. */
function* findNewPath({ payload }: ReturnType<typeof calls.mediaChanged>): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const { callId, media } = payload;
  const isLost = media === 'interrupted' ? yield* call(isStillInterrupted, callId) : media === 'failed';
  if (!isLost || !(yield* call(isMendable, callId))) return;
  yield* call(mend, callId, function* steps(): SagaGenerator<void> {
    yield* call(softphone.restartIce, callId);
  });
}

/** Mends the sound of calls: when the agent asks, and by itself where nothing else helps. */
export const soundWorkers = [
  worker('every', [calls.repairRequested], guarded('repair', repair)),
  worker('every', [calls.mediaChanged], guarded('newPath', findNewPath)),
];
