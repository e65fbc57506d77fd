/** The page's one AudioContext. */
export interface SoundContext {
  /** Made on first use. */
  get(): AudioContext;
  /** Runs it from now on, or lets it rest: a resting context holds no device and no thread. */
  setNeeded(isNeeded: boolean): void;
  /** Runs it if it should run; within a click the browser lets it. */
  wake(): void;
  /** Lets go of the sound hardware and takes it again. */
  restart(): void;
}

/**
 * A context that is made when it is needed and keeps running until it is not. It gets one command at a time:
 * Chromium's, suspended before it has begun to run, may say ever after that it runs, and stand still.
 */
export function createSoundContext(page: Window & typeof globalThis): SoundContext {
  let context: AudioContext | null = null;
  let isNeeded = false;
  let isRestarting = false;
  let isMoving = false;

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
        await moved[step]();
        if (moved.state === before) return;
      }
    } finally {
      isMoving = false;
    }
  }

  function settle(): void {
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
    wake() {
      settle();
      // One that waits for a click gets the command again within it.
      if (isNeeded && context?.state === 'suspended') context.resume().catch(() => undefined);
    },
    restart() {
      isRestarting = context?.state === 'running';
      settle();
    },
  };
}
