import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keepDocument, openDocument } from './services/serviceWorker/documents';
import { TAKE_OVER, LIST_FILES } from './services/serviceWorker/messages';

/**
 * The service worker: with it the console begins without a network. It keeps the files of one build, whose names change
 * with their content, and the document as the server gave it last. Everything else, `config.json` and whatever the
 * servers of the centre answer, goes by it untouched.
 */
const files = PRECACHED_FILES;
precache([...files]);
cleanupOutdatedCaches();

// Whatever build asks: the files of the next one are there before it takes over.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

/** By then the page has begun: what is kept of its document is no concern of its start. */
const KEEP_AFTER_MS = 5_000;

self.addEventListener('fetch', (event) => {
  const { preloadResponse: preloaded, request } = event;
  if (request.mode !== 'navigate') return;
  const later = (work: () => Promise<void>): void =>
    event.waitUntil(new Promise((resolve) => setTimeout(resolve, KEEP_AFTER_MS)).then(work));
  event.respondWith(openDocument({ request, preloaded, later }));
});

// A browser that can reads the files without asking this script, and takes the document from whoever has it first: the
// server, where it answers well, does not wait for this script to begin.
self.addEventListener('install', (event) => {
  const files: StaticRoute = {
    condition: { urlPattern: { pathname: '/assets/*' } },
    source: { cacheName: cacheNames.precache },
  };
  const document: StaticRoute = {
    condition: { requestMode: 'navigate' },
    source: 'race-network-and-fetch-handler',
  };
  event.addRoutes?.([files, document]).catch(() => undefined);
});

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await clients.claim();
    // The server is asked while this script begins.
    await registration.navigationPreload?.enable();
    await keepDocument();
  };
  event.waitUntil(begin());
});

// A newer version waits until the page says that the moment is quiet, or that it is of this version itself.
self.addEventListener('message', ({ data, ports }) => {
  if (data === TAKE_OVER) void skipWaiting();
  if (data === LIST_FILES) ports[0]?.postMessage(files);
});
