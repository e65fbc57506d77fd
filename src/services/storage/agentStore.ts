import type { IDBPObjectStore } from 'idb';
import type { GenericSchema } from 'valibot';
import type { ConsoleDb, OpenConsoleDb } from './db';
import { parseRecords, withStorageErrors } from './records';

/** Stores keyed by agent and id. */
export type KeyedStore = 'drafts' | 'schedule' | 'callNotes' | 'missedCalls' | 'privateNotes' | 'keptForms';

/** Stores keyed by an id of their own, with an index of agents. */
type IndexedStore = 'outbox' | 'files';

/** What every agent store does. Failures reject with `storage`. */
interface AgentRecords<T> {
  /** The readable records of an agent, by key. */
  all(agent: string): Promise<T[]>;
  put(agent: string, item: T): Promise<void>;
}

/** One record per agent and id. */
export interface AgentStore<T> extends AgentRecords<T> {
  remove(agent: string, id: string): Promise<void>;
}

/** One record per id, each of one agent. */
export interface IndexedAgentStore<T> extends AgentRecords<T> {
  remove(id: string): Promise<void>;
}

type StoreName = KeyedStore | IndexedStore;

type WritableStore = IDBPObjectStore<ConsoleDb, [StoreName], StoreName, 'readwrite'>;

/**
 * Makes one request in a transaction of its own and commits it without waiting for the answer: a page
 * that goes away right afterwards would take a transaction along that is still open.
 */
async function writeAtOnce(
  open: OpenConsoleDb,
  name: StoreName,
  write: (store: WritableStore) => Promise<unknown>,
): Promise<void> {
  const transaction = (await open()).transaction(name, 'readwrite');
  const request = write(transaction.store);
  transaction.commit();
  await Promise.all([request, transaction.done]);
}

/** A record `{agent, …item}` per agent and id of the item. */
export function createAgentStore<T extends object>(
  open: OpenConsoleDb,
  name: KeyedStore,
  schema: GenericSchema<unknown, T>,
): AgentStore<T> {
  return {
    all: (agent) =>
      withStorageErrors(async () => {
        const ofAgent = IDBKeyRange.bound([agent], [agent, []]);
        return parseRecords(schema, await (await open()).getAll(name, ofAgent));
      }),
    put: (agent, item) =>
      withStorageErrors(() => writeAtOnce(open, name, (store) => store.put({ ...item, agent }))),
    remove: (agent, id) =>
      withStorageErrors(() => writeAtOnce(open, name, (store) => store.delete([agent, id]))),
  };
}

/**
 * A record `{agent, …item}` per id of the item.
 * @param codeOf the code with which a failed `put` rejects
 */
export function createIndexedAgentStore<T extends object>(
  open: OpenConsoleDb,
  name: IndexedStore,
  schema: GenericSchema<unknown, T>,
  codeOf?: (error: unknown) => string,
): IndexedAgentStore<T> {
  return {
    all: (agent) =>
      withStorageErrors(async () =>
        parseRecords(schema, await (await open()).getAllFromIndex(name, 'byAgent', agent)),
      ),
    put: (agent, item) =>
      withStorageErrors(() => writeAtOnce(open, name, (store) => store.put({ ...item, agent })), codeOf),
    remove: (id) => withStorageErrors(() => writeAtOnce(open, name, (store) => store.delete(id))),
  };
}
