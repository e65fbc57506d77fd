/** So long may be computed between two pictures; the rest of a frame of 16 ms is for drawing it. */
const SLICE_MS = 8;

/** A page that is visible and yet draws nothing, far down in another one, goes on after this. */
const LONGEST_WAIT_MS = 100;

/** Lets the browser draw while more comes than can be taken in one go. */
export interface Pacing {
  /** Whether enough was computed since the last picture; never on a page that nobody sees. */
  isOver(): boolean;
  /** Resolves right before the next picture. */
  nextPicture(): Promise<void>;
  /** Does something long in slices, between which the browser has its turn; also on a page that nobody sees. */
  inSlices<T>(work: Iterator<unknown, T>): Promise<T>;
}

/** Resolves once what else waits had its turn; timers of a page that nobody sees would take a second each. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The pace of the given page's pictures. */
export function createPacing(page: Window): Pacing {
  let began: number | null = null;

  function reset(): void {
    began = null;
  }

  function nextPicture(): Promise<void> {
    return new Promise((resolve) => {
      function go(): void {
        page.clearTimeout(timer);
        page.cancelAnimationFrame(frame);
        reset();
        resolve();
      }
      const timer = page.setTimeout(go, LONGEST_WAIT_MS);
      const frame = page.requestAnimationFrame(go);
    });
  }

  function isVisible(): boolean {
    return page.document.visibilityState === 'visible';
  }

  return {
    isOver() {
      if (!isVisible()) return false;
      const now = page.performance.now();
      if (began === null) {
        began = now;
        page.requestAnimationFrame(reset);
      }
      return now - began > SLICE_MS;
    },
    nextPicture,
    async inSlices(work) {
      while (true) {
        const end = page.performance.now() + SLICE_MS;
        let step = work.next();
        while (step.done !== true && page.performance.now() < end) step = work.next();
        if (step.done === true) return step.value;
        await (isVisible() ? nextPicture() : nextTask());
      }
    },
  };
}
