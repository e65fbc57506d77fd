import { createEmitter } from '../../lib/emitter';
import { isTouched } from './touch';
import { TAKE_OVER, LIST_FILES } from './messages';

/** The service worker of this page: it keeps the console on this machine, so that it opens without a network. */
export interface AppServiceWorker {
  /** Whether this page may have one: a build for production in a secure context. */
  readonly isPossible: boolean;
  /** Keeps the console on this machine; false where the browser does not want to. */
  keep(): Promise<boolean>;
  /** Takes it off this machine again, with all that it kept. */
  remove(): Promise<void>;
  /** Looks for a newer version. */
  look(): Promise<void>;
  /** Whether a newer version waits to take over. */
  isUpdateWaiting(): boolean;
  /** Whether this page is of the version that waits: it came from the server, past the one that is kept. */
  isOfWaiting(): Promise<boolean>;
  /** Whether a page that is loaded now is of the version that waits; true where none does. Never rejects. */
  isServed(): Promise<boolean>;
  /** Calls the listener when that may have changed, until the function returned is called. */
  subscribe(listener: () => void): () => void;
  /** Lets the newer version take over; settles when it is active, at once where none waits. */
  takeOver(): Promise<void>;
  /** Whether the agent is at something on this page that a reload would disturb. */
  isTouched(): boolean;
}

const ADDRESS = '/sw.js';

/** A server that takes longer is none to be loaded from now. */
const SERVED_MS = 4_000;

/** A version that was waiting is in charge, or a still newer one took its place. */
const OVER: readonly ServiceWorkerState[] = ['activated', 'redundant'];

/** A version that does not know the question answers nothing. */
const ANSWER_MS = 1_000;

/** The addresses of a worker's files; none where it does not answer. */
function filesOf(worker: ServiceWorker): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (files: readonly unknown[]): void => {
      port1.close();
      resolve(files);
    };
    setTimeout(() => answer([]), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => answer(Array.isArray(data) ? data : []);
    worker.postMessage(LIST_FILES, [port2]);
  });
}

/** The addresses of the build's scripts in a document; an extension's have nothing to say. */
function ownScripts({ scripts }: Document, { origin }: Location): string[] {
  const folder = `${origin}/assets/`;
  return [...scripts].filter(({ src }) => src.startsWith(folder)).map(({ src }) => new URL(src).pathname);
}

/** The styles of a document: this page's policy refuses those of another answer, and says so. */
const STYLES = /<style[^>]*>[^]*?<\/style>/g;

/** The console's document as the server gives it now; null: it gives none. */
async function servedDocument({ location }: Window): Promise<Document | null> {
  try {
    const signal = AbortSignal.timeout(SERVED_MS);
    const answer = await fetch(location.origin, { cache: 'no-store', signal });
    if (!answer.ok) return null;
    const html = (await answer.text()).replaceAll(STYLES, '');
    return new DOMParser().parseFromString(html, 'text/html');
  } catch {
    return null;
  }
}

/** Caches of this origin are the console's own. */
async function forgetCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The service worker of this page. */
export function createServiceWorker(page: Window): AppServiceWorker {
  const { navigator } = page;
  const { emit, subscribe } = createEmitter();
  let registration: ServiceWorkerRegistration | null = null;

  // One function, so that a worker that is met twice is not listened to twice.
  function notify(): void {
    emit();
  }

  async function isOf(worker: ServiceWorker, document: Document): Promise<boolean> {
    const files = await filesOf(worker);
    const own = ownScripts(document, page.location);
    return own.length > 0 && own.every((file) => files.includes(file));
  }

  function watchInstalling(): void {
    registration?.installing?.addEventListener('statechange', notify);
  }

  return {
    isPossible:
      process.env['NODE_ENV'] === 'production' && page.isSecureContext && 'serviceWorker' in navigator,
    async keep() {
      try {
        registration = await navigator.serviceWorker.register(ADDRESS);
        registration.addEventListener('updatefound', watchInstalling);
      } catch {
        return false;
      }
      watchInstalling();
      notify();
      return true;
    },
    async remove() {
      const all = await navigator.serviceWorker.getRegistrations();
      if (all.length === 0) return;
      for (const one of all) await one.unregister();
      await forgetCaches();
    },
    async look() {
      await registration?.update();
    },
    isUpdateWaiting: () => registration?.waiting != null,
    async isOfWaiting() {
      const waiting = registration?.waiting;
      return waiting != null && isOf(waiting, page.document);
    },
    async isServed() {
      const waiting = registration?.waiting;
      if (waiting == null) return true;
      const served = await servedDocument(page);
      return served !== null && isOf(waiting, served);
    },
    subscribe,
    takeOver: () =>
      new Promise((resolve) => {
        const waiting = registration?.waiting;
        if (waiting == null) {
          resolve();
          return;
        }
        waiting.addEventListener('statechange', () => {
          if (OVER.includes(waiting.state)) resolve();
        });
        waiting.postMessage(TAKE_OVER);
      }),
    isTouched: isTouched(page),
  };
}
