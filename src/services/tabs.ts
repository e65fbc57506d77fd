/** What one tab of the console tells the others of the same browser. */
export type TabWord =
  /** Another tab wants to be the one that works. */
  | 'roomAsked'
  /** Somebody speaks on the telephone of the tab that works. */
  | 'roomRefused';

/** Gives the lead back. */
export type Release = () => void;

/** The console's tabs in one browser: one of them works, the others say so. */
export interface Tabs {
  /** False where the browser has no locks (a page that is not secure): then every tab works as if it were alone. */
  readonly canLead: boolean;
  /** Takes the lead if nobody has it; null: another tab does. */
  tryLead(): Promise<Release | null>;
  /** Waits for the lead until it is given up. Rejects when the signal aborts. */
  lead(signal: AbortSignal): Promise<Release>;
  notify(word: TabWord): void;
  /** Hears what other tabs tell; the answer ends it. */
  subscribe(listener: (word: TabWord) => void): () => void;
}

const NAME = 'agent-console/lead';

const WORDS: readonly unknown[] = ['roomAsked', 'roomRefused'] satisfies TabWord[];

function isWord(value: unknown): value is TabWord {
  return WORDS.includes(value);
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
export function createTabs(page: Window): Tabs {
  const { navigator } = page;
  const locks = 'locks' in navigator ? navigator.locks : null;
  const listeners = new Set<(word: TabWord) => void>();
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel {
    if (channel !== null) return channel;
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isWord(data)) for (const listener of [...listeners]) listener(data);
    });
    return channel;
  }

  return {
    canLead: locks !== null,
    tryLead: async () => (locks === null ? null : held(locks, { ifAvailable: true })),
    async lead(signal) {
      const release = locks === null ? null : await held(locks, { signal });
      return release ?? (() => undefined);
    },
    notify(word) {
      open().postMessage(word);
    },
    subscribe(listener) {
      open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
