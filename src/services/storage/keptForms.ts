import * as v from 'valibot';
import type { KeptForm } from '../../store/keptForms/types';
import type { AgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { createBackedUpStore } from './leaveBackup';
import type { EntriesOf } from './records';

/** Forms that were not saved, on this browser: one record per agent (login) and form. */
export type KeptFormStorage = AgentStore<KeptForm>;

const formSchema: v.GenericSchema<unknown, KeptForm> = v.object({
  key: v.string(),
  values: v.string(),
  changedAt: v.number(),
} satisfies EntriesOf<KeptForm>);

/** Kept forms in the console's database; what is typed as the page goes is backed up. */
export function createKeptFormStorage(open: OpenConsoleDb, page: Window): KeptFormStorage {
  return createBackedUpStore(open, 'keptForms', { schema: formSchema, idOf: ({ key }) => key, page });
}
