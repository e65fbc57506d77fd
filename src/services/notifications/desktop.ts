import { createEmitter } from '../../lib/emitter';
import type { DesktopPermission, NoticeWords } from '../../store/notifications/types';

/** A notice on the desktop; one with the same tag takes its place. */
export interface DesktopNotice extends NoticeWords {
  tag: string;
  /** The conversation that it leads to. */
  conversationId: string | null;
  /** How many messages it stands for. */
  messages: number;
}

/** Event of notices. */
export type DesktopEvent =
  | { kind: 'clicked'; conversationId: string | null }
  | { kind: 'permission'; permission: DesktopPermission };

/** The browser's notifications. */
export interface Desktop {
  permission(): DesktopPermission;
  /** Lets the browser ask the person; to be called within a click. Never rejects. */
  ask(): Promise<DesktopPermission>;
  /** Shows it; false where the browser does not. */
  show(notice: DesktopNotice): boolean;
  /** The open notices. */
  shown(): readonly DesktopNotice[];
  close(tag: string): void;
  /** Closes all. */
  clear(): void;
  /** Calls the listener for each event; returns how to unsubscribe. */
  subscribe(listener: (event: DesktopEvent) => void): () => void;
}

type Page = Window & typeof globalThis;
type Listener = (event: DesktopEvent) => void;

interface Shown {
  notice: DesktopNotice;
  notification: Notification;
}

/** Newer than TypeScript's own list: a notice that takes another's place is seen again. */
interface Options extends NotificationOptions {
  renotify: boolean;
}

function permissionOf(page: Page): DesktopPermission {
  return 'Notification' in page && page.isSecureContext ? page.Notification.permission : 'missing';
}

/**
 * What the person allows. Each look asks the browser's own process and holds the page up for some
 * milliseconds, so while the browser reports changes the last look is as good.
 */
function createPermission(page: Page) {
  let known: DesktopPermission | null = null;

  /** The agent may change their mind in the browser's own settings. */
  function watch(changed: () => void, signal: AbortSignal): void {
    if (!('permissions' in page.navigator)) return;
    signal.addEventListener('abort', () => {
      known = null;
    });
    page.navigator.permissions.query({ name: 'notifications' }).then(
      (status) => {
        if (signal.aborted) return;
        known = permissionOf(page);
        const look = () => {
          known = permissionOf(page);
          changed();
        };
        status.addEventListener('change', look, { signal });
      },
      () => undefined,
    );
  }

  async function ask(): Promise<DesktopPermission> {
    if (permissionOf(page) === 'default') await page.Notification.requestPermission().catch(() => undefined);
    const answer = permissionOf(page);
    if (known !== null) known = answer;
    return answer;
  }

  return { watch, ask, now: () => known ?? permissionOf(page) };
}

/** Open notifications by tag, with their click and close handlers. */
function createNotices(page: Page, emit: Listener) {
  const notices = new Map<string, Shown>();

  function show(notice: DesktopNotice): void {
    const { tag, title, body, conversationId } = notice;
    // The console has a sound of its own, with a switch of its own.
    const options: Options = { tag, body, silent: true, renotify: true };
    const notification = new page.Notification(title, options);
    notices.set(tag, { notice, notification });
    notification.addEventListener('click', () => {
      page.focus();
      notification.close();
      emit({ kind: 'clicked', conversationId });
    });
    notification.addEventListener('close', () => {
      if (notices.get(tag)?.notification === notification) notices.delete(tag);
    });
  }

  function close(tag: string): void {
    const found = notices.get(tag);
    notices.delete(tag);
    found?.notification.close();
  }

  return {
    show,
    close,
    all: () => [...notices.values()].map(({ notice }) => notice),
    clear: () => {
      for (const tag of [...notices.keys()]) close(tag);
    },
  };
}

/** The notifications of a page; what it showed goes with it. */
export function createDesktop(page: Page): Desktop {
  const { emit, subscribe } = createEmitter<DesktopEvent>();
  const notices = createNotices(page, emit);
  const permission = createPermission(page);
  page.addEventListener('pagehide', notices.clear);
  return {
    permission: permission.now,
    ask: permission.ask,
    show(notice) {
      if (permission.now() !== 'granted') return false;
      try {
        notices.show(notice);
        return true;
      } catch {
        // Browsers of telephones leave notifications to service workers.
        return false;
      }
    },
    shown: notices.all,
    close: notices.close,
    clear: notices.clear,
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      const over = new AbortController();
      const changed = () => {
        listener({ kind: 'permission', permission: permission.now() });
      };
      permission.watch(changed, over.signal);
      return () => {
        unsubscribe();
        over.abort();
      };
    },
  };
}
