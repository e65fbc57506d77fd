/** Between two looks, ms. */
const LOOK_MS = 250;

/** Looks in a row that find the graph where it was: a context takes some time to begin. */
const STILL_LOOKS = 4;

/** Notices a sound graph that stands still while calls send what comes out of it: that is silence. */
export interface GraphWatch {
  /** To be called when `isNeeded` may answer otherwise. */
  check(): void;
}

/** What a watch is made of. */
export interface GraphWatchParts {
  /** Whether a call sends what comes out of the graph. */
  isNeeded: () => boolean;
  /** For how long the graph has run, s. */
  position: () => number;
  /** The graph stands still, or runs again. */
  changed: (isStill: boolean) => void;
}

/** A watch that looks only while a call needs it. It counts looks and not time: after a sleep all is late. */
export function createGraphWatch({ isNeeded, position, changed }: GraphWatchParts): GraphWatch {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last = 0;
  let stillLooks = 0;
  let isStill = false;

  function judge(next: boolean): void {
    if (next === isStill) return;
    isStill = next;
    changed(next);
  }

  function look(): void {
    const now = position();
    stillLooks = now === last ? stillLooks + 1 : 0;
    last = now;
    if (stillLooks === 0) judge(false);
    else if (stillLooks >= STILL_LOOKS) judge(true);
    timer = setTimeout(look, LOOK_MS);
  }

  return {
    check() {
      if (isNeeded() === (timer !== null)) return;
      if (timer === null) {
        last = position();
        stillLooks = 0;
        timer = setTimeout(look, LOOK_MS);
        return;
      }
      clearTimeout(timer);
      timer = null;
      judge(false);
    },
  };
}
