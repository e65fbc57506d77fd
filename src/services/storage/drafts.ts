import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import type { OpenConsoleDb } from './db';
import { keptMails } from './keptMails';
import { readable } from './readable';
import { stored } from './stored';
import { storedQuote } from './storedQuote';
import { writeAtOnce } from './writeAtOnce';

/** Drafts on this browser, one record per agent (full name) and conversation. */
export interface DraftStorage {
  all(agent: string): Promise<Draft[]>;
  put(agent: string, draft: Draft): Promise<void>;
  remove(agent: string, conversationId: string): Promise<void>;
}

/** A draft as it is kept. */
export const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  conversationId: v.string(),
  text: v.string(),
  // What is damaged of it takes nothing else along.
  quoted: v.fallback(storedQuote, null),
  // Those of a version without mails have none.
  mails: v.fallback(v.optional(keptMails, []), []),
  savedAt: v.number(),
});

/** Drafts in the console's database. */
export function createDraftStorage(open: OpenConsoleDb): DraftStorage {
  return {
    all: (agent) =>
      stored(async () => {
        const ofAgent = IDBKeyRange.bound([agent], [agent, []]);
        return readable(draftSchema, await (await open()).getAll('drafts', ofAgent));
      }),
    put: (agent, draft) =>
      stored(async () => {
        await writeAtOnce(await open(), 'drafts', (drafts) => drafts.put({ ...draft, agent }));
      }),
    remove: (agent, conversationId) =>
      stored(async () => {
        await writeAtOnce(await open(), 'drafts', (drafts) => drafts.delete([agent, conversationId]));
      }),
  };
}
