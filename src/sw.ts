import { cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
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

registerRoute(new NavigationRoute(({ request }) => openDocument(request)));

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await clients.claim();
    await keepDocument();
  };
  event.waitUntil(begin());
});

// A newer version waits until the page says that the moment is quiet, or that it is of this version itself.
self.addEventListener('message', ({ data, ports }) => {
  if (data === TAKE_OVER) void skipWaiting();
  if (data === LIST_FILES) ports[0]?.postMessage(files);
});
