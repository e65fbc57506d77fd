/** One interval for every clock on the page: it runs while somebody listens, and no longer. */
export interface Ticker {
  subscribe: (listener: () => void) => () => void;
  /** The time of the last tick, ms since 1970; the time now while nobody listens. */
  read: () => number;
}

/** Makes a ticker that beats every `everyMs`. */
export function createTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = Date.now();

  function tick(): void {
    last = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (timer === undefined) {
        last = Date.now();
        timer = setInterval(tick, everyMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read() {
      if (timer === undefined && Math.abs(Date.now() - last) >= everyMs) last = Date.now();
      return last;
    },
  };
}

/** The page's ticker: once a second. */
export const secondTicker = createTicker(1000);
