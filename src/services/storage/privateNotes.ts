import * as v from 'valibot';
import type { PrivateNote } from '../../store/privateNotes/types';
import { createAgentStore, type AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';

/** Private notes on this browser, one record per agent (login) and conversation. */
export type PrivateNoteStorage = AgentStore<PrivateNote>;

const noteSchema: v.GenericSchema<unknown, PrivateNote> = v.object({
  conversationId: v.string(),
  contactId: v.nullable(v.string()),
  text: v.string(),
  changedAt: v.number(),
});

/** Private notes in the console's database. */
export function createPrivateNoteStorage(open: OpenConsoleDb): PrivateNoteStorage {
  return createAgentStore(open, 'privateNotes', noteSchema);
}
