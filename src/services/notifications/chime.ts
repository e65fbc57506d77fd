import { createEmitter } from '../../lib/emitter';
import { createMover } from '../audio/sink';
import { createSoundLock } from '../audio/soundLock';
import { TONES, toSamples, toWav, type Tone } from '../audio/tones';
import type { Clock } from '../clock';

/** The sound of notices. */
export interface Chime {
  /** Plays it once on a device; null: the system's default. Never rejects. */
  play(deviceId: string | null): Promise<'played' | 'locked' | 'failed'>;
  /** Finds out whether sound may be played; the listeners hear of it when not. */
  probe(): void;
  /** To be called within a click. */
  unlock(): Promise<void>;
  /** Calls the listener whenever the browser locks or unlocks the sound; returns how to unsubscribe. */
  subscribe(listener: (isLocked: boolean) => void): () => void;
}

/** What the chime is made of. */
export interface ChimeParts {
  page: Window & typeof globalThis;
  clock: Clock;
}

/** Two soft notes up: short, and nothing like a ring. */
const CHIME: Tone = { frequencies: [660, 880], turnS: 0.12, soundS: 0.24, pauseS: 0.06, volume: 0.35 };

/** A sound that the browser held back is of no use much later. */
const FRESH_MS = 5_000;

function urlOf(page: Window & typeof globalThis, tone: Tone): string {
  return page.URL.createObjectURL(new Blob([toWav(toSamples(tone))], { type: 'audio/wav' }));
}

/** The chime of a page; it needs no audio context, so nothing runs while it is silent. */
export function createChime({ page, clock }: ChimeParts): Chime {
  const { emit, subscribe } = createEmitter<boolean>();
  const lock = createSoundLock({
    page,
    silence: () => urlOf(page, TONES.silence),
    emit: ({ kind }) => emit(kind === 'locked'),
    wake: () => undefined,
  });
  const element = new page.Audio();
  const move = createMover(element);
  lock.admit(element);
  return {
    async play(deviceId) {
      const asked = clock.now();
      if (element.src === '') element.src = urlOf(page, CHIME);
      element.currentTime = 0;
      await move(deviceId === null || deviceId === 'default' ? '' : deviceId).catch(() => undefined);
      const plays = await lock.play(element, () => clock.now() - asked < FRESH_MS);
      if (plays) return 'played';
      return lock.isOpen() ? 'failed' : 'locked';
    },
    probe: lock.probe,
    unlock: lock.open,
    subscribe,
  };
}
