import { isAppLink, type AppLink } from '../lib/appLink';
import { createEmitter } from '../lib/emitter';
import { openChannel } from './openChannel';

/** Message of one tab of the console to the others of the same browser. */
export type TabMessage =
  /** Another tab wants to be the one that works. */
  | 'roomAsked'
  /** Somebody speaks on the telephone of the tab that works. */
  | 'roomRefused'
  /** A link led to this tab; the one that works is to follow it. */
  | { follow: AppLink };

/** Gives the lead back. */
export type Release = () => void;

/** The console's tabs in one browser: one of them works, the others say so. */
export interface Tabs {
  /** False where the browser has no locks (a page that is not secure) or refuses them: every tab works as if alone. */
  readonly canLead: boolean;
  /** Takes the lead if nobody has it; null: another tab does. Rejects where the browser refuses locks. */
  tryLead(): Promise<Release | null>;
  /** Waits for the lead until it is given up. Rejects when the signal aborts. */
  lead(signal: AbortSignal): Promise<Release>;
  notify(message: TabMessage): void;
  /** Calls the listener for each message of other tabs; returns how to unsubscribe. */
  subscribe(listener: (message: TabMessage) => void): () => void;
}

const NAME = 'agent-console/lead';

const WORDS: readonly unknown[] = ['roomAsked', 'roomRefused'] satisfies TabMessage[];

function isMessage(value: unknown): value is TabMessage {
  const hasLink = typeof value === 'object' && value !== null && 'follow' in value;
  return WORDS.includes(value) || (hasLink && isAppLink(value.follow));
}

/** Holds a lock until it is released; null when it may not be waited for and somebody has it. */
function held(locks: LockManager, options: LockOptions): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | null => {
      if (lock !== null) return new Promise<void>((release) => resolve(release));
      resolve(null);
      return null;
    };
    locks.request(NAME, options, hold).catch(reject);
  });
}

/** The tabs by Web Locks and a broadcast channel. The browser gives the lead on when a tab closes or crashes. */
export function createTabs(page: Window & typeof globalThis): Tabs {
  const { navigator } = page;
  let locks = 'locks' in navigator ? navigator.locks : null;
  const { emit, subscribe } = createEmitter<TabMessage>();
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel | null {
    if (channel !== null) return channel;
    channel = openChannel(page, NAME);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) emit(data);
    });
    return channel;
  }

  return {
    get canLead() {
      return locks !== null;
    },
    async tryLead() {
      if (locks === null) return null;
      try {
        return await held(locks, { ifAvailable: true });
      } catch (error) {
        locks = null;
        throw error;
      }
    },
    async lead(signal) {
      const release = locks === null ? null : await held(locks, { signal });
      return release ?? (() => undefined);
    },
    notify(message) {
      open()?.postMessage(message);
    },
    subscribe(listener) {
      open();
      return subscribe(listener);
    },
  };
}
