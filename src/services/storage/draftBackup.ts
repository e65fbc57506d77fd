import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import { draftSchema, type DraftStorage } from './drafts';
import { parseRecords } from './records';

/** A change of a draft that was not on disk for certain when its page was closed. */
interface PendingChange {
  agent: string;
  conversationId: string;
  /** Null: the draft was removed. */
  draft: Draft | null;
}

const KEY = 'agent-console.drafts';

const changeSchema: v.GenericSchema<unknown, PendingChange> = v.object({
  agent: v.string(),
  conversationId: v.string(),
  draft: v.nullable(draftSchema),
});

/** Local storage, which is written before the page is gone; where the browser blocks it there is no backup. */
function createBackup(page: Window) {
  return {
    read(): PendingChange[] {
      try {
        const kept: unknown = JSON.parse(page.localStorage.getItem(KEY) ?? '[]');
        return parseRecords(changeSchema, Array.isArray(kept) ? kept : []);
      } catch {
        return [];
      }
    },
    write(changes: readonly PendingChange[]): void {
      try {
        if (changes.length === 0) page.localStorage.removeItem(KEY);
        else page.localStorage.setItem(KEY, JSON.stringify(changes));
      } catch {
        // The disk may have it all the same.
      }
    },
  };
}

/** Whether the disk has a later draft: one that the outbox wrote, with a text that came back. */
function isOlder(
  { agent, conversationId, draft }: PendingChange,
  owner: string,
  kept: readonly Draft[],
): boolean {
  if (draft === null || agent !== owner) return false;
  return kept.some((one) => one.conversationId === conversationId && one.savedAt > draft.savedAt);
}

/**
 * Drafts with a backup of changes that are under way when the page is closed: a browser under load gives up what its
 * database was asked for by a page that is gone. The next page writes them.
 */
export function withDraftBackup(storage: DraftStorage, page: Window): DraftStorage {
  const backup = createBackup(page);
  const pending = new Map<string, PendingChange>();
  let isLeaving = false;

  function save(): void {
    if (pending.size > 0) backup.write([...pending.values()]);
  }

  page.addEventListener('pagehide', () => {
    isLeaving = true;
    save();
  });
  // Restored from the back/forward cache, it writes them itself.
  page.addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    if (persisted) backup.write([]);
  });

  async function apply(change: PendingChange): Promise<void> {
    const { agent, conversationId, draft } = change;
    const key = JSON.stringify([agent, conversationId]);
    pending.set(key, change);
    if (isLeaving) save();
    try {
      if (draft === null) await storage.remove(agent, conversationId);
      else await storage.put(agent, draft);
    } finally {
      if (pending.get(key) === change) pending.delete(key);
    }
  }

  return {
    async all(agent) {
      const changes = backup.read();
      const kept = changes.length === 0 ? [] : await storage.all(agent);
      for (const one of changes) if (!isOlder(one, agent, kept)) await apply(one);
      backup.write([]);
      return storage.all(agent);
    },
    put: (agent, draft) => apply({ agent, conversationId: draft.conversationId, draft }),
    remove: (agent, conversationId) => apply({ agent, conversationId, draft: null }),
  };
}
