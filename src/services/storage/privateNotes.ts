import * as v from 'valibot';
import type { PrivateNote } from '../../store/privateNotes/types';
import type { AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { createBackedUpStore } from './leaveBackup';
import type { EntriesOf } from './records';

/** Private notes on this browser, one record per agent (login) and conversation. */
export type PrivateNoteStorage = AgentStore<PrivateNote>;

const noteSchema: v.GenericSchema<unknown, PrivateNote> = v.object({
  conversationId: v.string(),
  contactId: v.nullable(v.string()),
  text: v.string(),
  changedAt: v.number(),
} satisfies EntriesOf<PrivateNote>);

/** Private notes in the console's database; what is typed as the page goes is backed up. */
export function createPrivateNoteStorage(open: OpenConsoleDb, page: Window): PrivateNoteStorage {
  return createBackedUpStore(open, 'privateNotes', {
    schema: noteSchema,
    idOf: ({ conversationId }) => conversationId,
    page,
  });
}
