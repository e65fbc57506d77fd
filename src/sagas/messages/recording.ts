import { selectConversation } from '../../store/conversations/selectors';
import { selectDevices } from '../../store/devices/selectors';
import { toFailure } from '../../lib/failure';
import type { VoiceCapture } from '../../services/media/voiceCapture';
import type { OutboxItem } from '../../store/outbox/types';
import * as recording from '../../store/recording/actions';
import type { RecordingFailure } from '../../store/recording/types';
import { meterWorks } from '../calls/microphone';
import { services } from '../core/context';
import {
  call,
  cancel,
  fork,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from '../core/effects';
import { guarded } from '../core/guarded';
import { targetOf } from '../outbox/newItem';
import { untilDecided, untilForgotten, type Decision, type Start } from './recordingDecision';
import { cutRecording, forgetParts, keepParts } from './recordingParts';

const TROUBLES: Readonly<Record<string, RecordingFailure['trouble']>> = {
  microphoneRefused: 'refused',
  microphoneMissing: 'missing',
  microphoneBusy: 'busy',
  microphoneUnsupported: 'unsupported',
  soundStill: 'soundStill',
};

/** A promise that is settled from outside the saga. */
function signal(): { happened: Promise<void>; tell: () => void } {
  let tell = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { happened, tell };
}

/** Makes a file of a recording and hands it to the outbox. */
function* send({ clientMsgId, file: begun, target }: OutboxItem, capture: VoiceCapture): SagaGenerator<void> {
  const { handles } = yield* call(services);
  const blob = yield* call(capture.finish);
  const uploadId = handles.deposit(blob);
  const file = { uploadId, name: begun?.name ?? '', mimeType: blob.type, bytes: blob.size };
  yield* put(recording.finished({ clientMsgId, target, file }));
}

/** @returns the start of another recording, in the place of one thrown away */
function* record(cut: OutboxItem): SagaGenerator<Start | null> {
  const { handles, level, recorder } = yield* call(services);
  const { chosen } = yield* select(selectDevices);
  const gone = signal();
  const previews: string[] = [];
  const opening = recorder.start(chosen.input, gone.tell);
  try {
    const capture = yield* call(() => opening);
    level.follow(capture.level);
    yield* put(recording.started());
    yield* call(meterWorks, capture.hasLevel);
    const keeping = yield* fork(keepParts, cut, capture);
    let next: Start | Decision | null = yield* call(untilDecided, capture, gone.happened, previews);
    if (next === 'discard') next = yield* call(untilForgotten, capture, previews);
    yield* cancel(keeping);
    if (next === 'send') yield* call(send, cut, capture);
    else yield* call(forgetParts, cut);
    return next === 'send' ? null : next;
  } catch (error) {
    const trouble = TROUBLES[toFailure(error).code] ?? 'failed';
    yield* put(recording.failed({ conversationId: cut.target.conversationId, trouble }));
    return null;
  } finally {
    level.follow(null);
    for (const id of previews) handles.release(id);
    // A microphone that opens only after it was cancelled is closed as well.
    opening.then(
      (capture) => capture.close(),
      () => undefined,
    );
  }
}

function* recordOne({ payload, meta }: Start): SagaGenerator<void> {
  const { conversationId } = payload;
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) {
    yield* put(recording.failed({ conversationId, trouble: 'failed' }));
    return;
  }
  const cut = yield* call(cutRecording, targetOf(conversation), meta.at);
  const { again, cancelled } = yield* race({
    again: call(record, cut),
    cancelled: take(recording.cancelRequested),
  });
  if (cancelled !== undefined) yield* call(forgetParts, cut);
  if (again !== undefined && again !== null) yield* call(recordOne, again);
}

/** Records voice messages, one at a time; each goes where it was begun, whatever is opened meanwhile. */
export function* watchRecording(): SagaGenerator<void> {
  yield* takeLeading(recording.startRequested, guarded('recording', recordOne));
}
