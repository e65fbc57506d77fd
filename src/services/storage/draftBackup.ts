import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import { draftSchema, type DraftStorage } from './drafts';
import { parseRecords } from './records';

/** A change that was under way when its page went. */
interface PendingChange {
  agent: string;
  conversationId: string;
  /** Null: there is no draft any more. */
  draft: Draft | null;
}

const KEY = 'agent-console.drafts';

const changeSchema: v.GenericSchema<unknown, PendingChange> = v.object({
  agent: v.string(),
  conversationId: v.string(),
  draft: v.nullable(draftSchema),
});

/** Local storage, which has what it was given before the page is gone; a browser that blocks it has nothing. */
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
    write(left: readonly PendingChange[]): void {
      try {
        if (left.length === 0) page.localStorage.removeItem(KEY);
        else page.localStorage.setItem(KEY, JSON.stringify(left));
      } catch {
        // The disk may have it all the same.
      }
    },
  };
}

/** Whether the disk had a later draft before the page was gone: one that the outbox wrote, with a text that came back. */
function isOlder({ agent, conversationId, draft }: PendingChange, of: string, kept: readonly Draft[]): boolean {
  if (draft === null || agent !== of) return false;
  return kept.some((one) => one.conversationId === conversationId && one.savedAt > draft.savedAt);
}

/**
 * Drafts that survive the moment in which their page goes. A browser under load gives up what its database was asked
 * for by a page that is gone; so what is not written for certain then is left on a shelf, for the next page to write.
 */
export function withDraftBackup(storage: DraftStorage, page: Window): DraftStorage {
  const backup = createBackup(page);
  const underWay = new Map<string, PendingChange>();
  let isGoing = false;

  function save(): void {
    if (underWay.size > 0) backup.write([...underWay.values()]);
  }

  page.addEventListener('pagehide', () => {
    isGoing = true;
    save();
  });
  // Back from the browser's cache of pages, it writes them itself.
  page.addEventListener('pageshow', ({ persisted }) => {
    isGoing = false;
    if (persisted) backup.write([]);
  });

  async function change(left: PendingChange): Promise<void> {
    const { agent, conversationId, draft } = left;
    const key = JSON.stringify([agent, conversationId]);
    underWay.set(key, left);
    if (isGoing) save();
    try {
      if (draft === null) await storage.remove(agent, conversationId);
      else await storage.put(agent, draft);
    } finally {
      if (underWay.get(key) === left) underWay.delete(key);
    }
  }

  return {
    async all(agent) {
      const left = backup.read();
      const kept = left.length === 0 ? [] : await storage.all(agent);
      for (const one of left) if (!isOlder(one, agent, kept)) await change(one);
      backup.write([]);
      return storage.all(agent);
    },
    put: (agent, draft) => change({ agent, conversationId: draft.conversationId, draft }),
    remove: (agent, conversationId) => change({ agent, conversationId, draft: null }),
  };
}
