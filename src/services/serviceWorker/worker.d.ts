/** What a service worker has and a window has not, as far as the console's own (src/sw.ts) uses it. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface WindowEventMap {
  activate: ExtendableEvent;
}

declare const clients: { claim(): Promise<void> };

declare function skipWaiting(): Promise<void>;

/** The addresses of the build's files: scripts/bundle/precachePlugin puts them in its place. */
declare const PRECACHED_FILES: readonly string[];
