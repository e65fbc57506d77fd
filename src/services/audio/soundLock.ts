import type { AudioEvent } from './audio';
import { nameOf } from './microphoneError';

/**
 * The agent's own doing, by which the browser lets sound be played. Not the press of a button before the click: the line
 * that shows the lock goes, all below it moves up, and the click would hit something else.
 */
const GESTURES = ['click', 'keydown'];

/** Plays elements, now or as soon as the browser allows it. */
export interface SoundLock {
  /** Plays, and resolves whether it does. While the page is locked the element waits, if it is still wanted then. */
  play(element: HTMLAudioElement, isWanted: () => boolean): Promise<boolean>;
  /** An element that will play later, without a gesture: it is unlocked with the rest. */
  admit(element: HTMLAudioElement): void;
  /** Finds out whether sound may be played. */
  probe(): void;
  isOpen(): boolean;
  /** To be called within a gesture. */
  open(): Promise<void>;
}

/** What the lock is made of. */
export interface SoundLockParts {
  page: Window & typeof globalThis;
  /** Plays nothing, audibly: a URL of silence. */
  silence: () => string;
  emit: (event: AudioEvent) => void;
  /** The rest of the sound that a gesture frees. */
  wake: () => void;
}

/** The page counts as unlocked until the browser refuses to play; then the next gesture unlocks it. */
export function createSoundLock({ page, silence, emit, wake }: SoundLockParts): SoundLock {
  const waiting = new Map<HTMLAudioElement, () => boolean>();
  const admitted = new Set<HTMLAudioElement>();
  let probing: HTMLAudioElement | null = null;
  let gestures: AbortController | null = null;

  function unlocked(): void {
    if (gestures === null) return;
    gestures.abort();
    gestures = null;
    emit({ kind: 'unlocked' });
    wake();
    playWaiting();
  }

  function locked(): void {
    if (gestures !== null) return;
    gestures = new AbortController();
    const options = { capture: true, signal: gestures.signal };
    for (const gesture of GESTURES) page.addEventListener(gesture, () => void open(), options);
    emit({ kind: 'locked' });
  }

  async function play(element: HTMLAudioElement, isWanted: () => boolean): Promise<boolean> {
    try {
      await element.play();
      unlocked();
      return true;
    } catch (error) {
      // Anything else is an element that was stopped meanwhile.
      if (nameOf(error) === 'NotAllowedError') {
        if (isWanted()) waiting.set(element, isWanted);
        locked();
      }
      return false;
    }
  }

  function playWaiting(): void {
    const elements = [...waiting].filter(([, isWanted]) => isWanted());
    waiting.clear();
    for (const [element, isWanted] of elements) void play(element, isWanted);
  }

  function probe(): Promise<boolean> {
    probing ??= new page.Audio(silence());
    return play(probing, () => false);
  }

  async function open(): Promise<void> {
    wake();
    // Safari unlocks each element by itself; loading it within the gesture is enough.
    for (const element of admitted) if (element.paused) element.load();
    playWaiting();
    await probe();
  }

  return {
    play,
    admit(element) {
      admitted.add(element);
    },
    probe() {
      void probe();
    },
    isOpen: () => gestures === null,
    open,
  };
}
