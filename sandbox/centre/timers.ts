/** Stops a timer; calling it twice, or after it ran, does nothing. */
export type Cancel = () => void;

/** The sandbox's timers, all stopped by `clear`. What a timer's function throws goes to `onError`. */
export interface Timers {
  after(ms: number, fn: () => void): Cancel;
  every(ms: number, fn: () => void): Cancel;
  /** Stops all and refuses new ones. */
  clear(): void;
}

/** Makes the timers; `onError` gets what their functions throw. */
export function createTimers(onError: (error: unknown) => void): Timers {
  const live = new Set<Cancel>();
  let closed = false;

  function guarded(fn: () => void): void {
    try {
      fn();
    } catch (error) {
      onError(error);
    }
  }

  function keep(stop: () => void): Cancel {
    const cancel = (): void => {
      stop();
      live.delete(cancel);
    };
    live.add(cancel);
    return cancel;
  }

  return {
    after: (ms, fn) => {
      if (closed) return () => undefined;
      const timer = setTimeout(() => {
        cancel();
        guarded(fn);
      }, ms);
      const cancel = keep(() => clearTimeout(timer));
      return cancel;
    },
    every: (ms, fn) => {
      if (closed) return () => undefined;
      const timer = setInterval(() => guarded(fn), ms);
      return keep(() => clearInterval(timer));
    },
    clear: () => {
      closed = true;
      [...live].forEach((cancel) => cancel());
    },
  };
}
