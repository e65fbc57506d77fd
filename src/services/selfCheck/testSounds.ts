import { nameOf } from '../audio/microphoneError';
import { createMover } from '../audio/sink';
import { TONES, toSamples, toWav, type Tone } from '../audio/tones';

/** A sound that plays again and again. */
export interface Playing {
  /** False: the browser could not play on the wanted device, so it plays on the system's default. */
  isOnDevice: boolean;
  stop(): void;
}

/** The sounds that an agent is asked about. */
export interface TestSounds {
  /** Plays until it is stopped; null: the system's default. Null comes back where the browser plays nothing. */
  play(sound: 'tone' | 'ring', deviceId: string | null): Promise<Playing | null>;
}

/** Three notes up, once in 2 s: nothing like a ring. */
const NOTES: Tone = { frequencies: [523, 659, 784], turnS: 0.25, soundS: 0.75, pauseS: 1.25, volume: 0.4 };

const SOUNDS: Record<'tone' | 'ring', Tone> = { tone: NOTES, ring: TONES.incoming };

async function isMoved(element: HTMLAudioElement, deviceId: string | null): Promise<boolean> {
  if (deviceId === null || deviceId === 'default') return true;
  try {
    return await createMover(element)(deviceId);
  } catch {
    return false;
  }
}

/** The sounds of a page. */
export function createTestSounds(page: Window & typeof globalThis): TestSounds {
  return {
    async play(sound, deviceId) {
      const wave = new Blob([toWav(toSamples(SOUNDS[sound]))], { type: 'audio/wav' });
      const url = page.URL.createObjectURL(wave);
      const element = new page.Audio(url);
      const stop = (): void => {
        element.pause();
        page.URL.revokeObjectURL(url);
      };
      element.loop = true;
      const isOnDevice = await isMoved(element, deviceId);
      try {
        await element.play();
      } catch (error) {
        stop();
        if (nameOf(error) === 'NotAllowedError') return null;
        throw error;
      }
      return { isOnDevice, stop };
    },
  };
}
