import { isTouched } from './touch';
import { TAKE_OVER, TELL_FILES } from './words';

/** The console as it is kept on this machine: it opens without a network, and its next version waits here. */
export interface Shell {
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
  /** Tells when that may have changed; the answer ends it. */
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
const TOLD_MS = 1_000;

/** The addresses of a worker's files; none where it does not tell. */
function filesOf(worker: ServiceWorker): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const tell = (files: readonly unknown[]): void => {
      port1.close();
      resolve(files);
    };
    setTimeout(() => tell([]), TOLD_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => tell(Array.isArray(data) ? data : []);
    worker.postMessage(TELL_FILES, [port2]);
  });
}

/** The addresses of the build's scripts in a document; an extension's have nothing to say. */
function ownScripts({ scripts }: Document, { origin }: Location): string[] {
  const folder = `${origin}/assets/`;
  return [...scripts].filter(({ src }) => src.startsWith(folder)).map(({ src }) => new URL(src).pathname);
}

/** The console's document as the server gives it now; null: it gives none. */
async function servedDocument({ location }: Window): Promise<Document | null> {
  try {
    const signal = AbortSignal.timeout(SERVED_MS);
    const answer = await fetch(location.origin, { cache: 'no-store', signal });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** Caches of this origin are the console's own. */
async function forgetCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The shell of this page. */
export function createShell(page: Window): Shell {
  const { navigator } = page;
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  async function isOf(worker: ServiceWorker, document: Document): Promise<boolean> {
    const files = await filesOf(worker);
    const own = ownScripts(document, page.location);
    return own.length > 0 && own.every((file) => files.includes(file));
  }

  function watchInstalling(): void {
    registration?.installing?.addEventListener('statechange', tell);
  }

  return {
    async keep() {
      try {
        registration = await navigator.serviceWorker.register(ADDRESS);
        registration.addEventListener('updatefound', watchInstalling);
      } catch {
        return false;
      }
      watchInstalling();
      tell();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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
