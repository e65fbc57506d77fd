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

/** A context that is made when it is needed and keeps running until it is not. */
export function createSoundContext(page: Window & typeof globalThis): SoundContext {
  let context: AudioContext | null = null;
  let isNeeded = false;

  function wake(): void {
    // A suspended context sends silence. An interrupted one comes back by itself; resuming it can break it.
    if (isNeeded && context?.state === 'suspended') context.resume().catch(() => undefined);
  }

  function make(): AudioContext {
    const made = new page.AudioContext();
    made.addEventListener('statechange', wake);
    if (!isNeeded) made.suspend().catch(() => undefined);
    return made;
  }

  function rest(): void {
    context?.suspend().catch(() => undefined);
  }

  return {
    get: () => (context ??= make()),
    setNeeded(needed) {
      isNeeded = needed;
      if (needed) wake();
      else rest();
    },
    wake,
    // It wakes again as soon as it says that it is suspended.
    restart: rest,
  };
}
