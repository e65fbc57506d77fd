import type { VoiceCapture } from '../../services/media/voiceCapture';
import { selectConnection } from '../../store/connection/selectors';
import { selectFileLimits } from '../../store/outbox/selectors';
import * as recording from '../../store/recording/actions';
import { services } from '../core/context';
import { call, cancel, delay, fork, put, race, select, take, type SagaGenerator } from '../core/effects';

/** Where the server told no limit: nobody listens to more, ms. */
const LONGEST_MS = 60 * 60_000;

/** What a second of a voice message takes, bytes: 64 kbit (services/media/mp3). */
const BYTES_PER_SECOND = 8_000;

/** So long one that was thrown away can be fetched back, ms. */
const UNDO_MS = 8_000;

function* longest(): SagaGenerator<number> {
  const { uploads } = yield* call(services);
  const { acknowledges } = yield* select(selectConnection);
  const limits = yield* select(selectFileLimits);
  // Where nobody answers only what fits into one part can be sent at all.
  const mostBytes = Math.min(
    limits?.maxFileBytes ?? Infinity,
    acknowledges ? Infinity : uploads.maxChunkBytes,
  );
  // The last second may be begun already when it is told to stop.
  return Math.max(0, Math.min(LONGEST_MS, (mostBytes / BYTES_PER_SECOND - 1) * 1_000));
}

/** What the agent decides in the end. */
export type Decision = 'send' | 'discard';

/** While sound is recorded: what the agent does, or what ends it. */
function* heard(
  gone: Promise<void>,
  leftMs: number,
): SagaGenerator<Decision | 'pause' | 'microphone' | 'limit'> {
  const { send, discard, pause, lost } = yield* race({
    send: take(recording.stopRequested),
    discard: take(recording.discardRequested),
    pause: take(recording.pauseRequested),
    lost: call(async () => {
      await gone;
      return true;
    }),
    full: delay(leftMs),
  });
  if (send !== undefined) return 'send';
  if (discard !== undefined) return 'discard';
  if (pause !== undefined) return 'pause';
  return lost === true ? 'microphone' : 'limit';
}

/** While the agent pauses. */
function* paused(gone: Promise<void>): SagaGenerator<Decision | 'resume' | 'microphone'> {
  const { send, discard, resume } = yield* race({
    send: take(recording.stopRequested),
    discard: take(recording.discardRequested),
    resume: take(recording.resumeRequested),
    lost: call(() => gone),
  });
  if (send !== undefined) return 'send';
  if (discard !== undefined) return 'discard';
  return resume === undefined ? 'microphone' : 'resume';
}

function* silenced(): SagaGenerator<Decision> {
  const { send } = yield* race({
    send: take(recording.stopRequested),
    discard: take(recording.discardRequested),
  });
  return send === undefined ? 'discard' : 'send';
}

/** Lets the agent listen to what there is; what cannot be had is recorded all the same. */
function* preview(capture: VoiceCapture, previews: string[]): SagaGenerator<void> {
  const { handles } = yield* call(services);
  try {
    const fileId = handles.deposit(yield* call(capture.soFar));
    previews.push(fileId);
    yield* put(recording.previewed({ fileId }));
  } catch {
    // It can be sent unheard.
  }
}

/** Until the agent is done, pauses left out; a microphone that ends, or a message too long, waits for that too. */
export function* untilDecided(
  capture: VoiceCapture,
  gone: Promise<void>,
  previews: string[],
): SagaGenerator<Decision> {
  const { clock } = yield* call(services);
  let leftMs = yield* call(longest);
  for (;;) {
    const from = clock.now();
    let next: Decision | 'pause' | 'resume' | 'microphone' | 'limit' = yield* call(heard, gone, leftMs);
    leftMs = Math.max(0, leftMs - (clock.now() - from));
    if (next === 'pause') {
      capture.pause();
      const listening = yield* fork(preview, capture, previews);
      next = yield* call(paused, gone);
      yield* cancel(listening);
    }
    if (next === 'send' || next === 'discard') return next;
    if (next === 'microphone' || next === 'limit') {
      capture.rest();
      yield* put(recording.interrupted({ reason: next }));
      yield* fork(preview, capture, previews);
      return yield* call(silenced);
    }
    capture.resume();
  }
}

/** The agent begins a recording. */
export type Start = ReturnType<typeof recording.startRequested>;

/**
 * What was thrown away waits for some seconds, the microphone closed, for an agent who thinks better of it.
 * @returns the start of another one, which takes its place at once; null: nothing came
 */
export function* untilForgotten(
  capture: VoiceCapture,
  previews: string[],
): SagaGenerator<Start | 'send' | null> {
  capture.rest();
  for (;;) {
    const { restored, again } = yield* race({
      restored: take(recording.restoreRequested),
      again: take(recording.startRequested),
      over: delay(UNDO_MS),
    });
    if (again !== undefined) return again;
    if (restored === undefined) {
      yield* put(recording.discarded());
      return null;
    }
    yield* put(recording.interrupted({ reason: 'restored' }));
    yield* fork(preview, capture, previews);
    if ((yield* call(silenced)) === 'send') return 'send';
  }
}
