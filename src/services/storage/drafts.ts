import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import { createAgentStore, type AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { mailDraftsSchema } from './mailDrafts';
import { parseRecords, type EntriesOf } from './records';
import { storedFile, storedQuote } from './storedMessage';

/** Drafts on this browser, one record per agent (full name) and conversation. */
export type DraftStorage = AgentStore<Draft>;

/** What is damaged of them is left out. */
const filesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((records) => parseRecords(storedFile, records)),
);

/** A draft as it is kept. */
export const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  // What was on its way when a page went is not any more.
  files: v.exactOptional(v.fallback(filesSchema, [])),
  conversationId: v.string(),
  text: v.string(),
  // What is damaged of it takes nothing else along.
  quoted: v.fallback(storedQuote, null),
  // Those of a version without mails have none.
  mails: v.fallback(v.optional(mailDraftsSchema, []), []),
  savedAt: v.number(),
} satisfies EntriesOf<Draft>);

/** Drafts in the console's database. */
export function createDraftStorage(open: OpenConsoleDb): DraftStorage {
  return createAgentStore(open, 'drafts', draftSchema);
}
