import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Waits before a part is fetched again, ms: a server that restarts, or a network that is switched, is back by then. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Loads a chunk, and loads it again while it cannot be had.
 * @returns what it holds; rejects when it could not be fetched for about 15 s
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  waits: readonly number[] = WAITS_MS,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [wait, ...later] = waits;
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetchPart(load, later);
  }
}

/**
 * React's `lazy` for a part of the screen in a chunk of its own, by `fetchPart`: React itself would keep the first
 * failure for as long as the page lives.
 * @returns a part that throws, for the nearest error boundary, when its chunk could not be fetched
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchPart(load));
}
