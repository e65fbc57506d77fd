/** A shorter one is not felt. */
const LONG_MS = 200;

/** The list of kinds is younger than the observer itself. */
function hasLongTasks(observer: { supportedEntryTypes?: readonly string[] }): boolean {
  return observer.supportedEntryTypes?.includes('longtask') === true;
}

/**
 * Calls the listener with how long (ms) the main thread was busy at one go, where it was longer than 200 ms and the
 * browser tells; returns how to end it.
 */
export function watchLongTasks(page: Window & typeof globalThis, listener: (ms: number) => void): () => void {
  if (!('PerformanceObserver' in page)) return () => undefined;
  if (!hasLongTasks(page.PerformanceObserver)) return () => undefined;
  const observer = new page.PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (duration > LONG_MS) listener(Math.round(duration));
  });
  observer.observe({ type: 'longtask' });
  return () => observer.disconnect();
}
