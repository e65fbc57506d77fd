import type { Clock } from './clock';

const TICK_MS = 10_000;
const DRIFT_MS = 30_000;
/** Browsers run the timers of a page long hidden once a minute: that is no sleep. */
const HIDDEN_THROTTLE_MS = 60_000;

/** Notices that timers stood still. */
export interface SleepWatch {
  /** Looks at once instead of at the next tick: the page came back into view. */
  check(): void;
  stop(): void;
}

/** Calls `onSleep` with how long (ms) timers stood still, when that is over 30 s: the machine slept. */
export function watchSleep(
  clock: Clock,
  isVisible: () => boolean,
  onSleep: (sleptMs: number) => void,
): SleepWatch {
  let last = clock.now();
  let wasHidden = !isVisible();

  function check(): void {
    const now = clock.now();
    const slept = now - last - TICK_MS;
    const allowance = DRIFT_MS + (wasHidden ? HIDDEN_THROTTLE_MS : 0);
    last = now;
    wasHidden = !isVisible();
    if (slept > allowance) onSleep(slept);
  }

  const timer = setInterval(check, TICK_MS);
  return {
    check,
    stop() {
      clearInterval(timer);
    },
  };
}
