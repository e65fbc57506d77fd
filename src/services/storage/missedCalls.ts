import * as v from 'valibot';
import type { MissedCall } from '../../store/calls/types';
import { createAgentStore, type AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import type { EntriesOf } from './records';

/** Missed calls that the agent has not seen, on this browser: one record per agent (login) and call. */
export type MissedCallStorage = AgentStore<MissedCall>;

// `wasTold` is of one page: the next one tells of none of these anyway.
const missedSchema: v.GenericSchema<unknown, MissedCall> = v.object({
  id: v.string(),
  number: v.string(),
  name: v.nullable(v.string()),
  queue: v.nullable(v.string()),
  rang: v.boolean(),
  why: v.exactOptional(v.literal('doNotDisturb')),
  at: v.number(),
} satisfies EntriesOf<Omit<MissedCall, 'wasTold'>>);

/** Missed calls in the console's database. */
export function createMissedCallStorage(open: OpenConsoleDb): MissedCallStorage {
  return createAgentStore(open, 'missedCalls', missedSchema);
}
