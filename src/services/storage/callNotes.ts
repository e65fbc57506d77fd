import * as v from 'valibot';
import type { CallNotes } from '../../store/callNotes/types';
import type { OpenConsoleDb } from './db';
import { readable } from './readable';
import { stored } from './stored';
import { writeAtOnce } from './writeAtOnce';

/** Notes about calls on this browser, one record per agent (login) and call. Failures reject with `storage`. */
export interface CallNoteStorage {
  all(agent: string): Promise<CallNotes[]>;
  put(agent: string, notes: CallNotes): Promise<void>;
  remove(agent: string, callId: string): Promise<void>;
}

const notesSchema: v.GenericSchema<unknown, CallNotes> = v.object({
  callId: v.string(),
  uniqueId: v.nullable(v.string()),
  notes: v.array(v.object({ id: v.string(), text: v.string(), at: v.number() })),
  draft: v.string(),
  changedAt: v.number(),
});

/** Notes about calls in the console's database. */
export function createCallNoteStorage(open: OpenConsoleDb): CallNoteStorage {
  return {
    all: (agent) =>
      stored(async () => {
        const ofAgent = IDBKeyRange.bound([agent], [agent, []]);
        return readable(notesSchema, await (await open()).getAll('callNotes', ofAgent));
      }),
    put: (agent, notes) =>
      stored(async () => {
        await writeAtOnce(await open(), 'callNotes', (calls) => calls.put({ ...notes, agent }));
      }),
    remove: (agent, callId) =>
      stored(async () => {
        await writeAtOnce(await open(), 'callNotes', (calls) => calls.delete([agent, callId]));
      }),
  };
}
