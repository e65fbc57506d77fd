import * as v from 'valibot';
import type { CallNotes } from '../../store/callNotes/types';
import type { AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { createBackedUpStore } from './leaveBackup';
import type { EntriesOf } from './records';

/** Notes about calls on this browser, one record per agent (login) and call. */
export type CallNoteStorage = AgentStore<CallNotes>;

const notesSchema: v.GenericSchema<unknown, CallNotes> = v.object({
  callId: v.string(),
  uniqueId: v.nullable(v.string()),
  notes: v.array(v.object({ id: v.string(), text: v.string(), at: v.number() })),
  draft: v.string(),
  changedAt: v.number(),
} satisfies EntriesOf<CallNotes>);

/** Notes about calls in the console's database; what is typed as the page goes is backed up. */
export function createCallNoteStorage(open: OpenConsoleDb, page: Window): CallNoteStorage {
  return createBackedUpStore(open, 'callNotes', { schema: notesSchema, idOf: ({ callId }) => callId, page });
}
