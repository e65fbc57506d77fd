import * as v from 'valibot';
import type { ScheduledCall } from '../../store/schedule/types';
import type { OpenConsoleDb } from './db';
import { readable } from './readable';
import { stored } from './stored';
import { writeAtOnce } from './writeAtOnce';

/** What came of telling a reminder: this tab may, or how another tab left the entry (null: deleted). */
export type Claim = { isMine: true; event: ScheduledCall } | { isMine: false; event: ScheduledCall | null };

/** The agenda on this browser, one record per agent (login) and entry. Failures reject with `storage`. */
export interface ScheduleStorage {
  all(agent: string): Promise<ScheduledCall[]>;
  put(agent: string, event: ScheduledCall): Promise<void>;
  remove(agent: string, id: string): Promise<void>;
  /**
   * Marks an entry as reminded of at `at` (ms since 1970), in one step with the look whether another tab was there
   * first. One that was never written is this tab's.
   * @param wasWritten whether a missing record means that another tab deleted it
   */
  claim(agent: string, event: ScheduledCall, at: number, wasWritten: boolean): Promise<Claim>;
}

const eventSchema: v.GenericSchema<unknown, ScheduledCall> = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  number: v.string(),
  contactId: v.nullable(v.string()),
  at: v.number(),
  remindAt: v.number(),
  remindedAt: v.nullable(v.number()),
  doneAt: v.nullable(v.number()),
  changedAt: v.number(),
});

/** The agenda in the console's database. */
export function createScheduleStorage(open: OpenConsoleDb): ScheduleStorage {
  async function claim(agent: string, event: ScheduledCall, at: number, wasWritten: boolean): Promise<Claim> {
    const { store, done } = (await open()).transaction('schedule', 'readwrite');
    const [kept = null] = readable(eventSchema, [await store.get([agent, event.id])]);
    const isMine = kept === null ? !wasWritten : kept.changedAt === event.changedAt;
    const marked = { ...event, remindedAt: at, changedAt: at };
    if (isMine) await store.put({ ...marked, agent });
    await done;
    return isMine ? { isMine, event: marked } : { isMine, event: kept };
  }

  return {
    all: (agent) =>
      stored(async () => {
        const ofAgent = IDBKeyRange.bound([agent], [agent, []]);
        return readable(eventSchema, await (await open()).getAll('schedule', ofAgent));
      }),
    put: (agent, event) =>
      stored(async () => {
        await writeAtOnce(await open(), 'schedule', (schedule) => schedule.put({ ...event, agent }));
      }),
    remove: (agent, id) =>
      stored(async () => {
        await writeAtOnce(await open(), 'schedule', (schedule) => schedule.delete([agent, id]));
      }),
    claim: (agent, event, at, wasWritten) => stored(() => claim(agent, event, at, wasWritten)),
  };
}
