import { inTime } from './inTime';

/** The page's one AudioContext. */
export interface SoundContext {
  /** Made on first use. */
  get(): AudioContext;
  /** Runs it from now on, or lets it rest: a resting context holds no device and no thread. */
  setNeeded(isNeeded: boolean): void;
  /** Runs it if it should run; within a click the browser lets it. */
  wake(): void;
  /** For how long it has run, s; stays as it is while the context stands still, whatever its state says. */
  position(): number;
  /** Lets go of the sound hardware and takes it again. */
  restart(): void;
}

/** Without a device to play on some browsers never answer a command: then the next one is given all the same, ms. */
const ANSWERED_WITHIN_MS = 3_000;

/** What the browser takes for the agent's leave to make sound. */
const GESTURES = ['click', 'keydown'];

/**
 * A context that is made when it is needed and keeps running until it is not. It gets one command at a time:
 * Chromium's, suspended before it has begun to run, may say ever after that it runs, and stand still.
 */
export function createSoundContext(page: Window & typeof globalThis): SoundContext {
  let context: AudioContext | null = null;
  let isNeeded = false;
  let isRestarting = false;
  let isMoving = false;
  let gestures: AbortController | null = null;

  /** Command that the context needs; null: it is as it should be. An interrupted one comes back by itself. */
  function nextStep({ state }: AudioContext): 'resume' | 'suspend' | null {
    if (state === 'suspended') return isNeeded ? 'resume' : null;
    return state === 'running' && (isRestarting || !isNeeded) ? 'suspend' : null;
  }

  async function move(moved: AudioContext): Promise<void> {
    isMoving = true;
    try {
      for (let step = nextStep(moved); step !== null; step = nextStep(moved)) {
        if (step === 'suspend') isRestarting = false;
        const before = moved.state;
        await inTime(moved[step](), ANSWERED_WITHIN_MS);
        if (moved.state === before) return;
      }
    } finally {
      isMoving = false;
    }
  }

  /** One that was put to rest against its will is asked again at each gesture, until it runs. */
  function watchGestures(): void {
    const isWaiting = isNeeded && context?.state === 'suspended';
    if (isWaiting === (gestures !== null)) return;
    gestures?.abort();
    gestures = isWaiting ? new AbortController() : null;
    const { signal } = gestures ?? {};
    if (signal === undefined) return;
    for (const gesture of GESTURES) page.addEventListener(gesture, wake, { capture: true, signal });
  }

  function wake(): void {
    settle();
    // One that waits for a click gets the command again within it.
    if (isNeeded && context?.state === 'suspended') context.resume().catch(() => undefined);
  }

  function settle(): void {
    watchGestures();
    if (!isMoving && context !== null) move(context).catch(() => undefined);
  }

  function make(): AudioContext {
    const made = new page.AudioContext();
    made.addEventListener('statechange', settle);
    return made;
  }

  return {
    get() {
      if (context === null) {
        context = make();
        settle();
      }
      return context;
    },
    setNeeded(needed) {
      isNeeded = needed;
      settle();
    },
    wake,
    position: () => context?.currentTime ?? 0,
    restart() {
      isRestarting = context?.state === 'running';
      settle();
    },
  };
}
