import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import { draftSchema, type DraftStorage } from './drafts';
import { parseRecords } from './records';

/** A change that was under way when its page went. */
interface Left {
  agent: string;
  conversationId: string;
  /** Null: there is no draft any more. */
  draft: Draft | null;
}

const KEY = 'agent-console.drafts';

const leftSchema: v.GenericSchema<unknown, Left> = v.object({
  agent: v.string(),
  conversationId: v.string(),
  draft: v.nullable(draftSchema),
});

/** Local storage, which has what it was given before the page is gone; a browser that blocks it has nothing. */
function createShelf(page: Window) {
  return {
    read(): Left[] {
      try {
        const kept: unknown = JSON.parse(page.localStorage.getItem(KEY) ?? '[]');
        return parseRecords(leftSchema, Array.isArray(kept) ? kept : []);
      } catch {
        return [];
      }
    },
    write(left: readonly Left[]): void {
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
function isOlder({ agent, conversationId, draft }: Left, of: string, kept: readonly Draft[]): boolean {
  if (draft === null || agent !== of) return false;
  return kept.some((one) => one.conversationId === conversationId && one.savedAt > draft.savedAt);
}

/**
 * Drafts that survive the moment in which their page goes. A browser under load gives up what its database was asked
 * for by a page that is gone; so what is not written for certain then is left on a shelf, for the next page to write.
 */
export function withShelf(storage: DraftStorage, page: Window): DraftStorage {
  const shelf = createShelf(page);
  const underWay = new Map<string, Left>();
  let isGoing = false;

  function leave(): void {
    if (underWay.size > 0) shelf.write([...underWay.values()]);
  }

  page.addEventListener('pagehide', () => {
    isGoing = true;
    leave();
  });
  // Back from the browser's cache of pages, it writes them itself.
  page.addEventListener('pageshow', ({ persisted }) => {
    isGoing = false;
    if (persisted) shelf.write([]);
  });

  async function change(left: Left): Promise<void> {
    const { agent, conversationId, draft } = left;
    const key = JSON.stringify([agent, conversationId]);
    underWay.set(key, left);
    if (isGoing) leave();
    try {
      if (draft === null) await storage.remove(agent, conversationId);
      else await storage.put(agent, draft);
    } finally {
      if (underWay.get(key) === left) underWay.delete(key);
    }
  }

  return {
    async all(agent) {
      const left = shelf.read();
      const kept = left.length === 0 ? [] : await storage.all(agent);
      for (const one of left) if (!isOlder(one, agent, kept)) await change(one);
      shelf.write([]);
      return storage.all(agent);
    },
    put: (agent, draft) => change({ agent, conversationId: draft.conversationId, draft }),
    remove: (agent, conversationId) => change({ agent, conversationId, draft: null }),
  };
}
