import type { Clock } from './clock';
import type { LeaveGuard } from './leaveGuard';
import { watchLongTasks } from './longTasks';
import { createReloadGuard } from './reloadGuard';
import { failureOfPromise, failureOfScript } from './scriptFailure';
import type { UncaughtError } from '../store/trace/types';
import { watchSleep } from './sleepWatch';

/** Event of the page or of its network. */
export type BrowserEvent =
  | { kind: 'online' }
  | { kind: 'offline' }
  | { kind: 'shown' }
  | { kind: 'hidden' }
  | { kind: 'pageHidden' }
  /** The tab or window closes, as far as can be told: the page is neither loaded anew nor kept. */
  | { kind: 'pageClosed' }
  /** Timers stood still for this long, ms: the machine slept. */
  | { kind: 'woke'; sleptMs: number }
  /** A script of the console threw where nobody caught it. */
  | { kind: 'scriptFailed'; error: UncaughtError }
  /** A promise of the console was rejected, and nobody heard it. */
  | { kind: 'rejectionUnhandled'; error: UncaughtError }
  /** The main thread was busy for so long, ms. */
  | { kind: 'longTask'; ms: number };

/** The page and its network. */
export interface Browser {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls the listener for each event; returns how to unsubscribe. */
  subscribe(listener: (event: BrowserEvent) => void): () => void;
  /** Settles once the page has drawn and is idle, at the latest after so many ms. */
  untilIdle(mostMs: number): Promise<void>;
  /** Loads the page anew; nobody is asked. */
  reload(): void;
  /** Whether the page may be loaded anew without being asked to: once a minute at most. */
  mayReloadByItself(): boolean;
  /** Loads the page anew without being asked to. */
  reloadByItself(): void;
  /** Opens an address in a tab that cannot reach this page; false when the browser does not let it. */
  openTab(url: string): boolean;
}

type Listener = (event: BrowserEvent) => void;

/** Attaches the listener to the page's own events; returns how to detach it. */
function attach(
  page: Window & typeof globalThis,
  clock: Clock,
  guard: LeaveGuard,
  emit: Listener,
): () => void {
  const { document } = page;
  const isVisible = (): boolean => document.visibilityState === 'visible';
  const watch = watchSleep(clock, isVisible, (sleptMs) => {
    emit({ kind: 'woke', sleptMs });
  });
  const ended = new AbortController();
  const on = { signal: ended.signal };
  page.addEventListener(
    'online',
    () => {
      emit({ kind: 'online' });
    },
    on,
  );
  page.addEventListener(
    'offline',
    () => {
      emit({ kind: 'offline' });
    },
    on,
  );
  page.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted && !guard.isReload()) emit({ kind: 'pageClosed' });
      emit({ kind: 'pageHidden' });
    },
    // Before all other listeners: Firefox may end the page's scripts in the midst of them.
    { ...on, capture: true },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      emit({ kind: isVisible() ? 'shown' : 'hidden' });
      watch.check();
    },
    on,
  );
  // A page that the browser froze, or kept beside another one, comes back without having been hidden.
  document.addEventListener('resume', watch.check, on);
  page.addEventListener('pageshow', watch.check, on);
  page.addEventListener(
    'error',
    (event) => {
      const error = failureOfScript(event, page.location.origin);
      if (error !== null) emit({ kind: 'scriptFailed', error });
    },
    on,
  );
  page.addEventListener(
    'unhandledrejection',
    (event) => {
      const error = failureOfPromise(event, page.location.origin);
      if (error !== null) emit({ kind: 'rejectionUnhandled', error });
    },
    on,
  );
  const unwatch = watchLongTasks(page, (ms) => emit({ kind: 'longTask', ms }));
  return () => {
    ended.abort();
    unwatch();
    watch.stop();
  };
}

function openTab(page: Window, url: string): boolean {
  // With `noopener` the browser would not tell whether a tab came; an empty one is cut loose before it goes anywhere.
  const tab = page.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}

function untilIdle(page: Window, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such thing before 2026.
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve, mostMs);
  });
}

/** The given page. */
export function createBrowser(
  page: Window & typeof globalThis,
  clock: Clock,
  leaveGuard: LeaveGuard,
): Browser {
  const guard = createReloadGuard(() => page.sessionStorage, clock);
  return {
    isOnline: () => page.navigator.onLine,
    isVisible: () => page.document.visibilityState === 'visible',
    subscribe: (listener) => attach(page, clock, leaveGuard, listener),
    untilIdle: (mostMs) => untilIdle(page, mostMs),
    reload() {
      leaveGuard.noteOwnReload();
      page.location.reload();
    },
    mayReloadByItself: guard.isDue,
    reloadByItself() {
      guard.note();
      leaveGuard.noteOwnReload();
      page.location.reload();
    },
    openTab: (url) => openTab(page, url),
  };
}
