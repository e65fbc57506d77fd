import * as v from 'valibot';
import type { ScheduledCall } from '../../store/schedule/types';
import { createAgentStore, type AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { parseRecords, withStorageErrors, type EntriesOf } from './records';

/** Whether this tab may show a reminder, or how another tab left the entry (null: deleted). */
export type Claim = { isMine: true; event: ScheduledCall } | { isMine: false; event: ScheduledCall | null };

/** The agenda on this browser, one record per agent (login) and entry. */
export interface ScheduleStorage extends AgentStore<ScheduledCall> {
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
} satisfies EntriesOf<ScheduledCall>);

/** The agenda in the console's database. */
export function createScheduleStorage(open: OpenConsoleDb): ScheduleStorage {
  async function claim(agent: string, event: ScheduledCall, at: number, wasWritten: boolean): Promise<Claim> {
    const { store, done } = (await open()).transaction('schedule', 'readwrite');
    const [kept = null] = parseRecords(eventSchema, [await store.get([agent, event.id])]);
    const isMine = kept === null ? !wasWritten : kept.changedAt === event.changedAt;
    const marked = { ...event, remindedAt: at, changedAt: at };
    if (isMine) await store.put({ ...marked, agent });
    await done;
    return isMine ? { isMine, event: marked } : { isMine, event: kept };
  }

  return {
    ...createAgentStore(open, 'schedule', eventSchema),
    claim: (agent, event, at, wasWritten) => withStorageErrors(() => claim(agent, event, at, wasWritten)),
  };
}
