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
}

/** The pace of the given page's pictures. */
export function createPacing(page: Window): Pacing {
  let began: number | null = null;

  function reset(): void {
    began = null;
  }

  return {
    isOver() {
      if (page.document.visibilityState !== 'visible') return false;
      const now = page.performance.now();
      if (began === null) {
        began = now;
        page.requestAnimationFrame(reset);
      }
      return now - began > SLICE_MS;
    },
    nextPicture: () =>
      new Promise((resolve) => {
        function go(): void {
          page.clearTimeout(timer);
          page.cancelAnimationFrame(frame);
          reset();
          resolve();
        }
        const timer = page.setTimeout(go, LONGEST_WAIT_MS);
        const frame = page.requestAnimationFrame(go);
      }),
  };
}
