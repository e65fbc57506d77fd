import type { Page } from '@playwright/test';

/** What a page did from its navigation on, in ms. */
export interface Begun {
  paint: number;
  /** When the first row was there; 0 where there is none. */
  row: number;
  /** How long it was blocked, beyond 50 ms at a time. */
  blocked: number;
}

/** Notes when the first row comes and how long the page is blocked; before the page opens. */
export const WATCH_START = `
  new MutationObserver(() => {
    if (!window.benchRow && document.querySelector('[role="grid"] [aria-rowindex="1"]'))
      requestAnimationFrame(() => { window.benchRow ??= performance.now(); });
  }).observe(document, { childList: true, subtree: true });
  window.benchBlocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchBlocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });`;

/** A busy machine may paint after the form can be typed into. */
export const FIRST_PAINT = `new Promise((resolve) => {
  const seen = (list) =>
    list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => resolve(startTime));
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
})`;

/** Loads an address and says what came of it once `ready` is. */
export async function begin(page: Page, path: string, ready: () => Promise<void>): Promise<Begun> {
  await page.goto(path, { waitUntil: 'commit' });
  await ready();
  const paint = await page.evaluate<number>(FIRST_PAINT);
  // What the start still does after its first row blocks it as well.
  await page.waitForTimeout(1_000);
  const [row, blocked] = await page.evaluate<[number, number]>('[window.benchRow ?? 0, window.benchBlocked]');
  return { paint, row, blocked };
}
