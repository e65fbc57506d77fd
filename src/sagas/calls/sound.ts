import * as calls from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import { voiceServices } from '../context';
import { call, select, takeEvery } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';
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

/** A path that failed for good does not come back by itself (W3C WebRTC, `failed`). */
function* findNewPath({ payload }: ReturnType<typeof calls.mediaChanged>): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const { callId, media } = payload;
  if (media !== 'failed' || !(yield* call(isMendable, callId))) return;
  yield* call(mend, callId, function* steps(): SagaGenerator<void> {
    yield* call(softphone.restartIce, callId);
  });
}

/** Mends the sound of calls: when the agent asks, and by itself where nothing else helps. */
export function* watchSound(): SagaGenerator<void> {
  yield* takeEvery(calls.repairRequested, guarded('repair', repair));
  yield* takeEvery(calls.mediaChanged, guarded('newPath', findNewPath));
}
