import type { VoiceCapture } from '../../services/media/voiceCapture';
import { selectUser } from '../../store/auth/selectors';
import type { OutboxItem, SendTarget } from '../../store/outbox/types';
import { services } from '../core/context';
import { call, delay, select, type SagaGenerator } from '../core/effects';
import { newItem } from '../outbox/newItem';

/** What is recorded is on disk this often, ms. */
const KEPT_EVERY_MS = 2_000;

/** A long one is kept less often: each time it is written whole. */
const KEPT_EVERY_SHARE = 1 / 30;

/** The name says what the wire's older clients say of such files (spec 1 §4). */
const EXTENSION = '.mpeg';

/** A recording as the outbox would find it, should its page go: not sent, for the agent to send or to throw away. */
export function* cutRecording(target: SendTarget, at: number): SagaGenerator<OutboxItem> {
  const { ids } = yield* call(services);
  const item = yield* call(newItem, { target, text: '', createdAt: at, order: at });
  const { clientMsgId: uploadId } = item;
  const file = { uploadId, name: ids.newId() + EXTENSION, mimeType: '', bytes: 0 };
  return { ...item, file, state: 'failed', failure: { code: 'recordingCut', message: '' } };
}

/** Keeps what is recorded on disk, the bytes first, as far as it came. */
export function* keepParts(item: OutboxItem, capture: VoiceCapture): SagaGenerator<void> {
  const { clock, files, outbox } = yield* call(services);
  const { clientMsgId, file } = item;
  const agent = (yield* select(selectUser))?.login ?? '';
  const begun = clock.now();
  let kept = 0;
  while (file !== null) {
    yield* delay(Math.max(KEPT_EVERY_MS, (clock.now() - begun) * KEPT_EVERY_SHARE));
    try {
      const blob = yield* call(capture.soFar);
      const { size: bytes, type: mimeType } = blob;
      if (bytes === kept) continue;
      yield* call(files.put, agent, clientMsgId, blob);
      yield* call(outbox.put, agent, { ...item, file: { ...file, mimeType, bytes } });
      kept = bytes;
    } catch {
      // It is recorded all the same; only a reload would cost it.
    }
  }
}

/** Takes what was kept of a recording off the disk, and nobody waits for that. */
export function* forgetParts({ clientMsgId }: OutboxItem): SagaGenerator<void> {
  const { files, outbox } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  yield* call(() => {
    outbox.settle(agent, [clientMsgId], []).catch(() => undefined);
    files.remove(clientMsgId).catch(() => undefined);
  });
}
