/** What a service worker has and a window has not, as far as the console's own (src/sw.ts) uses it. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Chromium's own: what needs no script to be found, or does not wait for one. */
interface StaticRoute {
  condition: { urlPattern: { pathname: string } } | { requestMode: 'navigate' };
  source: { cacheName: string } | 'race-network-and-fetch-handler';
}

interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: StaticRoute[]): Promise<void>;
}

interface WindowEventMap {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  install: InstallEvent;
}

declare const clients: { claim(): Promise<void> };

declare const registration: { navigationPreload?: { enable(): Promise<void> } };

declare function skipWaiting(): Promise<void>;

/** The addresses of the build's files: scripts/bundle/precachePlugin puts them in its place. */
declare const PRECACHED_FILES: readonly string[];
