import { inTime } from './inTime';
import type { Routes, Use } from './routes';
import { createMover, createSink } from './sink';
import type { SoundLock } from './soundLock';

/** The ring and the ring-back. */
export interface Ringer {
  /** Sounds this from now on, and nothing else. */
  ring(kind: 'incoming' | 'ringBack' | 'none'): void;
  /** Rings once on a device, or on the default if it cannot; resolves when that is over. Never rejects. */
  test(deviceId: string): Promise<void>;
  /** Another device may serve now. */
  follow(): void;
}

/** What a ringer is made of. */
export interface RingerParts {
  page: Window & typeof globalThis;
  routes: Routes;
  lock: SoundLock;
  tone: (name: 'incoming' | 'ringBack' | 'test') => string;
}

/** A device is reached, and one ring is over, within this: without any device some browsers never say so, ms. */
const RUNG_WITHIN_MS = 5_000;

interface Bell {
  set(isRinging: boolean): void;
  follow(): void;
}

function createBell(
  { page, routes, lock, tone }: RingerParts,
  name: 'incoming' | 'ringBack',
  use: Use,
): Bell {
  const element = new page.Audio();
  const sink = createSink(element, routes, use);
  let isRinging = false;
  element.loop = true;
  lock.admit(element);

  function play(): void {
    void lock.play(element, () => isRinging);
  }

  // A browser or a headset's key that pauses it does not know that a customer waits.
  element.addEventListener('pause', () => {
    if (isRinging) play();
  });

  return {
    set(rings) {
      if (rings === isRinging) return;
      isRinging = rings;
      if (!rings) {
        element.pause();
        return;
      }
      if (element.src === '') element.src = tone(name);
      element.currentTime = 0;
      sink.start();
      play();
    },
    follow: sink.follow,
  };
}

/** A ringer that is silent. Each sound has an element of its own, so that one cannot keep the other ringing. */
export function createRinger(parts: RingerParts): Ringer {
  const { page, lock, tone } = parts;
  const incoming = createBell(parts, 'incoming', 'ring');
  const ringBack = createBell(parts, 'ringBack', 'output');
  let tested: HTMLAudioElement | null = null;

  async function test(deviceId: string): Promise<void> {
    const element = new page.Audio(tone('test'));
    tested?.pause();
    tested = element;
    const moving = createMover(element)(deviceId === 'default' ? '' : deviceId);
    await inTime(moving, RUNG_WITHIN_MS).catch(() => undefined);
    if (tested !== element) return;
    const ringing = new Promise<void>((over) => {
      for (const end of ['ended', 'pause', 'error']) {
        element.addEventListener(end, () => {
          over();
        });
      }
      void lock
        .play(element, () => false)
        .then((plays) => {
          if (!plays) over();
        });
    });
    await inTime(ringing, RUNG_WITHIN_MS);
    element.pause();
  }

  return {
    ring(kind) {
      incoming.set(kind === 'incoming');
      ringBack.set(kind === 'ringBack');
    },
    test,
    follow() {
      incoming.follow();
      ringBack.follow();
    },
  };
}
