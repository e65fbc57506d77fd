import * as v from 'valibot';
import type { KeptForm } from '../../store/keptForms/types';
import { createAgentStore, type AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { withLeaveBackup } from './leaveBackup';

/** Forms that were not saved, on this browser: one record per agent (login) and form. */
export type KeptFormStorage = AgentStore<KeptForm>;

const formSchema: v.GenericSchema<unknown, KeptForm> = v.object({
  key: v.string(),
  values: v.string(),
  changedAt: v.number(),
});

/** Kept forms in the console's database; what is typed as the page goes is backed up. */
export function createKeptFormStorage(open: OpenConsoleDb, page: Window): KeptFormStorage {
  return withLeaveBackup(createAgentStore(open, 'keptForms', formSchema), page, {
    key: 'agent-console.keptForms',
    idOf: ({ key }) => key,
    changedAt: ({ changedAt }) => changedAt,
    schema: v.object({ agent: v.string(), id: v.string(), item: v.nullable(formSchema) }),
    recordOf: (change) => change,
  });
}
