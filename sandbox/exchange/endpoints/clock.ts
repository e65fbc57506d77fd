/** Length of an audio frame, ms. */
export const FRAME_MS = 20;

/** Samples of a frame at 8 kHz. */
export const FRAME_SAMPLES = 160;

/** After a stall so many frames are caught up at most; the rest is skipped, as a real device would. */
const MAX_CATCH_UP = 5;

/** One clock for all sound: calls every listener once a frame, without drift. */
export interface FrameClock {
  /** Runs while somebody listens; the answer stops listening. */
  listen(listener: () => void): () => void;
  stop(): void;
}

/** Makes the clock. What a listener throws goes to `onError`. */
export function createFrameClock(onError: (error: unknown) => void): FrameClock {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let next = 0;

  function frame(): void {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        onError(error);
      }
    }
  }

  function tick(): void {
    const due = Math.floor((performance.now() - next) / FRAME_MS) + 1;
    for (let i = 0; i < Math.min(due, MAX_CATCH_UP); i += 1) frame();
    next += due * FRAME_MS;
    schedule();
  }

  function schedule(): void {
    timer = listeners.size === 0 ? undefined : setTimeout(tick, Math.max(0, next - performance.now()));
  }

  return {
    listen: (listener) => {
      listeners.add(listener);
      if (timer === undefined) {
        next = performance.now() + FRAME_MS;
        schedule();
      }
      return () => listeners.delete(listener);
    },
    stop: () => {
      listeners.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
