import type { OpenConsoleDb } from '../storage/db';

/** What the browser keeps for the console. */
export interface StorageFacts {
  usedBytes?: number;
  quotaBytes?: number;
  isPersisted?: boolean;
}

/** Whether the browser keeps what the console must not lose. */
export interface StorageProbe {
  /** How much is kept and may be; nothing where the browser does not say. */
  facts(): Promise<StorageFacts>;
  /** Writes to the database of log, drafts and outbox, and takes it back. Rejects when it cannot be written. */
  write(): Promise<void>;
}

/** No segment of the log has this id: it would sort before all of them. */
const PROBE_ID = '!';

/** The storage of a page. */
export function createStorageProbe(navigator: Navigator, openDb: OpenConsoleDb): StorageProbe {
  return {
    async facts() {
      // Pages without TLS have no such object.
      if (!('storage' in navigator)) return {};
      const [{ usage, quota }, isPersisted] = await Promise.all([
        navigator.storage.estimate(),
        navigator.storage.persisted(),
      ]);
      return {
        ...(usage === undefined ? {} : { usedBytes: usage }),
        ...(quota === undefined ? {} : { quotaBytes: quota }),
        isPersisted,
      };
    },
    async write() {
      const transaction = (await openDb()).transaction('logSegments', 'readwrite');
      await transaction.store.put({ id: PROBE_ID });
      await transaction.store.delete(PROBE_ID);
      await transaction.done;
    },
  };
}
