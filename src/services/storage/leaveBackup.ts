import * as v from 'valibot';
import { createAgentStore, type AgentStore, type KeyedStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { parseRecords } from './records';

/** A change that was not on disk for certain when its page was closed. */
export interface PendingChange<T> {
  agent: string;
  id: string;
  /** Null: the item was removed. */
  item: T | null;
}

/** What is backed up, and under which name in local storage. */
interface BackupOf<T> {
  key: string;
  idOf: (item: T) => string;
  /** ms since 1970. */
  changedAt: (item: T) => number;
  /** A change as it is read. */
  schema: v.GenericSchema<unknown, PendingChange<T>>;
  /** A change as it is written. */
  recordOf: (change: PendingChange<T>) => unknown;
}

/** Local storage, which is written before the page is gone; where the browser blocks it there is no backup. */
function createBackup<T>({ key, schema, recordOf }: BackupOf<T>, page: Window) {
  return {
    read(): PendingChange<T>[] {
      try {
        const kept: unknown = JSON.parse(page.localStorage.getItem(key) ?? '[]');
        return parseRecords(schema, Array.isArray(kept) ? kept : []);
      } catch {
        return [];
      }
    },
    write(changes: readonly PendingChange<T>[]): void {
      try {
        if (changes.length === 0) page.localStorage.removeItem(key);
        else page.localStorage.setItem(key, JSON.stringify(changes.map(recordOf)));
      } catch {
        // The disk may have it all the same.
      }
    },
  };
}

/**
 * A store with a backup of changes that are under way when the page is closed: a browser under load gives up what its
 * database was asked for by a page that is gone. The next page writes them.
 */
export function withLeaveBackup<T>(
  storage: AgentStore<T>,
  page: Window,
  backupOf: BackupOf<T>,
): AgentStore<T> {
  const { changedAt, idOf } = backupOf;
  const backup = createBackup(backupOf, page);
  const keyOf = ({ agent, id }: PendingChange<T>): string => JSON.stringify([agent, id]);
  const pending = new Map<string, PendingChange<T>>();
  /** Of the page before, and still not on disk. */
  let refused = new Map<string, PendingChange<T>>();
  let isLeaving = false;

  function save(): void {
    backup.write([...new Map([...refused, ...(isLeaving ? pending : [])]).values()]);
  }

  page.addEventListener('pagehide', () => {
    isLeaving = true;
    if (pending.size > 0) save();
  });
  // Restored from the back/forward cache, it writes them itself.
  page.addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    if (persisted) save();
  });

  async function apply(change: PendingChange<T>): Promise<void> {
    const { agent, id, item } = change;
    const key = keyOf(change);
    pending.set(key, change);
    if (refused.has(key)) refused.set(key, change);
    if (isLeaving || refused.has(key)) save();
    try {
      if (item === null) await storage.remove(agent, id);
      else await storage.put(agent, item);
      if (refused.delete(key)) save();
    } finally {
      if (pending.get(key) === change) pending.delete(key);
    }
  }

  /** Whether the disk has a later one, written by other hands. */
  function isOlder({ agent, id, item }: PendingChange<T>, owner: string, kept: readonly T[]): boolean {
    if (item === null || agent !== owner) return false;
    return kept.some((one) => idOf(one) === id && changedAt(one) > changedAt(item));
  }

  /** Writes what the page before left; what the disk refuses stays in the backup. */
  async function writeLeft(agent: string, changes: readonly PendingChange<T>[]): Promise<void> {
    const kept = await storage.all(agent);
    const due = changes.filter((one) => !isOlder(one, agent, kept));
    refused = new Map(due.map((one) => [keyOf(one), one]));
    for (const one of due) await apply(one).catch(() => undefined);
    save();
  }

  /** What is on disk, with the changes over it that the disk refused. */
  async function read(agent: string): Promise<T[]> {
    const kept = await storage.all(agent);
    const over = [...refused.values()].filter((one) => one.agent === agent);
    const untouched = kept.filter((item) => !over.some(({ id }) => id === idOf(item)));
    return [...untouched, ...over.flatMap(({ item }) => (item === null ? [] : [item]))];
  }

  return {
    async all(agent) {
      const changes = backup.read();
      if (changes.length > 0) await writeLeft(agent, changes);
      return read(agent);
    },
    put: (agent, item) => apply({ agent, id: idOf(item), item }),
    remove: (agent, id) => apply({ agent, id, item: null }),
  };
}

/** A store of the console's database with such a backup. */
export function createBackedUpStore<T extends { changedAt: number }>(
  open: OpenConsoleDb,
  name: KeyedStore,
  { idOf, page, schema }: { schema: v.GenericSchema<unknown, T>; idOf: (item: T) => string; page: Window },
): AgentStore<T> {
  return withLeaveBackup(createAgentStore(open, name, schema), page, {
    key: `agent-console.${name}`,
    idOf,
    changedAt: ({ changedAt }) => changedAt,
    schema: v.object({ agent: v.string(), id: v.string(), item: v.nullable(schema) }),
    recordOf: (change) => change,
  });
}
