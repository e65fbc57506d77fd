/** Runs in the page before the console: measures what keys cost. */

/** What was typed since the last time it was asked. */
export interface Typed {
  /** ms from each keydown to the frame that was drawn after it. */
  paints: number[];
  /** ms of each task that let the page wait for 50 ms or more. */
  blocks: number[];
}

declare global {
  interface Window {
    /** Tells what was typed, and begins anew. */
    typed: () => Typed;
  }
}

let typed: Typed = { paints: [], blocks: [] };

window.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    const { paints } = typed;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        paints.push(performance.now() - timeStamp);
      };
      port2.postMessage(null);
    });
  },
  { capture: true },
);

new PerformanceObserver((list) => {
  typed.blocks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask' });

window.typed = () => {
  const told = typed;
  typed = { paints: [], blocks: [] };
  return told;
};
