import { inTime } from '../audio/inTime';
import { ServiceError } from '../serviceError';
import type { VoiceCapture } from './voiceCapture';
import { startEncoder } from './encoder';

/** As much as the encoder keeps of a voice (mp3.ts), samples a second. */
const RATE = 24_000;

/** The browser hands on what it has within this, or never, ms. */
const HANDED_ON_WITHIN_MS = 1_000;

/** The same sound as MP3. Rejects with `recorder` when there is none, or the browser cannot read its own recording. */
async function toMp3(recorded: Blob): Promise<Blob> {
  if (recorded.size === 0) throw new ServiceError('recorder');
  const encoder = await startEncoder(RATE);
  try {
    const reader = new OfflineAudioContext(1, 1, RATE);
    const sound = await reader.decodeAudioData(await recorded.arrayBuffer());
    encoder.add(sound.getChannelData(0).slice());
    return await encoder.end();
  } catch (error) {
    encoder.close();
    throw error instanceof ServiceError ? error : new ServiceError('recorder');
  }
}

/**
 * Records with the browser's own recorder, which needs no sound context: where that does not run. It has no level, and
 * each MP3 is made of the whole recording. Throws `soundStill` where the browser has none.
 */
export function startTape(page: Window & typeof globalThis, stream: MediaStream): VoiceCapture {
  if (!('MediaRecorder' in page)) throw new ServiceError('soundStill');
  const recorder = new page.MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data);
  });
  recorder.start();

  /** Does what makes the browser hand on what it has, and waits for that. */
  async function handOn(ask: () => void): Promise<void> {
    if (recorder.state === 'inactive') return;
    const handed = new Promise((resolve) => {
      recorder.addEventListener('dataavailable', resolve, { once: true });
    });
    ask();
    await inTime(handed, HANDED_ON_WITHIN_MS);
  }

  const soFar = (): Promise<Blob> => toMp3(new Blob(parts, { type: recorder.mimeType }));

  function rest(): Promise<void> {
    const rested = handOn(() => recorder.stop());
    for (const track of stream.getTracks()) track.stop();
    return rested;
  }

  return {
    hasLevel: false,
    level: () => 0,
    pause() {
      if (recorder.state === 'recording') recorder.pause();
    },
    resume() {
      if (recorder.state === 'paused') recorder.resume();
    },
    rest: () => void rest(),
    async soFar() {
      await handOn(() => recorder.requestData());
      return soFar();
    },
    async finish() {
      await rest();
      return soFar();
    },
    close: () => void rest(),
  };
}
