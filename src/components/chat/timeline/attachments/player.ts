import { createEmitter } from '../../../../lib/emitter';

/** What one file of a player is doing. */
export interface Playback {
  state: 'still' | 'playing' | 'broken';
  /** s. */
  position: number;
  /** s; null until it is known. */
  duration: number | null;
}

/** Plays one file at a time. */
export interface Player {
  /** Begins, or goes on with, a file; whatever else plays stands still. */
  play(url: string): void;
  pause(): void;
  /** s. */
  seek(url: string, position: number): void;
  isPlaying(): boolean;
  /** How fast this and every later file is played. */
  setSpeed(speed: number): void;
  speed(): number;
  /** The same object until it changes. */
  playback(url: string): Playback;
  subscribe(listener: () => void): () => void;
  /** Lets go of the file. */
  stop(): void;
}

const STILL: Playback = { state: 'still', position: 0, duration: null };

/** What agents choose is meant for the next message too. */
let chosenSpeed = 1;

function durationOf({ duration }: HTMLMediaElement): number | null {
  return Number.isFinite(duration) ? duration : null;
}

/** A player over an element that is not on the page, so that no row takes it along when it scrolls away. */
export function createPlayer(): Player {
  const element = new Audio();
  const { emit, subscribe } = createEmitter();
  let current: string | null = null;
  let shown = STILL;
  /** Where files that no longer play stood. */
  const left = new Map<string, Playback>();

  function tell(state: Playback['state']): void {
    shown = { state, position: element.currentTime, duration: durationOf(element) };
    emit();
  }

  const follow = (): void => tell(element.paused ? 'still' : 'playing');
  for (const name of ['play', 'pause', 'timeupdate', 'durationchange', 'seeked']) {
    element.addEventListener(name, follow);
  }
  element.addEventListener('ended', () => {
    element.currentTime = 0;
    tell('still');
  });
  element.addEventListener('error', () => {
    if (current !== null) tell('broken');
  });

  function take(url: string): void {
    if (current === url && shown.state !== 'broken') return;
    element.pause();
    if (current !== null && current !== url) left.set(current, { ...shown, state: 'still' });
    const before = left.get(url);
    current = url;
    shown = before ?? STILL;
    element.src = url;
    element.playbackRate = chosenSpeed;
    if (before !== undefined && before.position > 0) element.currentTime = before.position;
  }

  return {
    play(url) {
      take(url);
      element.playbackRate = chosenSpeed;
      // An `error` event tells what went wrong; a pause meanwhile is no failure.
      element.play().catch(() => undefined);
    },
    pause: () => element.pause(),
    seek(url, position) {
      take(url);
      element.currentTime = position;
      follow();
    },
    isPlaying: () => !element.paused,
    setSpeed(speed) {
      chosenSpeed = speed;
      element.playbackRate = speed;
      follow();
    },
    speed: () => chosenSpeed,
    playback: (url) => (url === current ? shown : (left.get(url) ?? STILL)),
    subscribe,
    stop() {
      element.pause();
      current = null;
      element.removeAttribute('src');
    },
  };
}
