import { selectConversation } from '../../store/conversations/selectors';
import { selectDevices } from '../../store/devices/selectors';
import { toFailure } from '../../lib/failure';
import type { VoiceCapture } from '../../services/media/capture';
import { selectFileLimits } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import * as recording from '../../store/recording/actions';
import type { RecordingFailure } from '../../store/recording/types';
import { services } from '../core/context';
import {
  call,
  cancel,
  delay,
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
import { cutRecording, forgetParts, keepParts } from './recordingParts';

/** Where the server told no limit: nobody listens to more, ms. */
const LONGEST_MS = 60 * 60_000;

/** What a second of a voice message takes, bytes: 64 kbit (services/media/mp3). */
const BYTES_PER_SECOND = 8_000;

const TROUBLES: Readonly<Record<string, RecordingFailure['trouble']>> = {
  microphoneRefused: 'refused',
  microphoneMissing: 'missing',
  microphoneBusy: 'busy',
};

function* longest(): SagaGenerator<number> {
  const limits = yield* select(selectFileLimits);
  if (limits === null) return LONGEST_MS;
  // The last second may be begun already when it is told to stop.
  return Math.max(0, Math.min(LONGEST_MS, (limits.maxFileBytes / BYTES_PER_SECOND - 1) * 1_000));
}

/** Until the agent is done; a microphone that ends, or a message too long, waits for that too. */
function* untilStopped(capture: VoiceCapture, gone: Promise<void>): SagaGenerator<void> {
  const { stopped, lost } = yield* race({
    stopped: take(recording.stopRequested),
    lost: call(async () => {
      await gone;
      return true;
    }),
    full: delay(yield* call(longest)),
  });
  if (stopped !== undefined) return;
  capture.rest();
  yield* put(recording.interrupted({ reason: lost === true ? 'microphone' : 'limit' }));
  yield* take(recording.stopRequested);
}

/** Something that happens once, outside. */
function signal(): { happened: Promise<void>; tell: () => void } {
  let tell = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { happened, tell };
}

function* record(cut: OutboxItem): SagaGenerator<void> {
  const { clientMsgId, file: begun, target } = cut;
  const { handles, level, recorder } = yield* call(services);
  const { chosen } = yield* select(selectDevices);
  const gone = signal();
  const opening = recorder.start(chosen.input, gone.tell);
  try {
    const capture = yield* call(() => opening);
    level.follow(capture.level);
    yield* put(recording.started());
    const keeping = yield* fork(keepParts, cut, capture);
    yield* call(untilStopped, capture, gone.happened);
    yield* cancel(keeping);
    const blob = yield* call(capture.finish);
    const uploadId = handles.deposit(blob);
    const file = { uploadId, name: begun?.name ?? '', mimeType: blob.type, bytes: blob.size };
    yield* put(recording.finished({ clientMsgId, target, file }));
  } catch (error) {
    const trouble = TROUBLES[toFailure(error).code] ?? 'failed';
    yield* put(recording.failed({ conversationId: target.conversationId, trouble }));
  } finally {
    level.follow(null);
    // A microphone that opens only after it was cancelled is closed as well.
    opening.then(
      (capture) => capture.close(),
      () => undefined,
    );
  }
}

function* recordOne({ payload, meta }: ReturnType<typeof recording.startRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) {
    yield* put(recording.failed({ conversationId, trouble: 'failed' }));
    return;
  }
  const cut = yield* call(cutRecording, targetOf(conversation), meta.at);
  const { cancelled } = yield* race({
    done: call(record, cut),
    cancelled: take(recording.cancelRequested),
  });
  if (cancelled !== undefined) yield* call(forgetParts, cut);
}

/** Records voice messages, one at a time; each goes where it was begun, whatever is opened meanwhile. */
export function* watchRecording(): SagaGenerator<void> {
  yield* takeLeading(recording.startRequested, guarded('recording', recordOne));
}
