import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SealedRecord } from './seal';

/** The stores of the console's database. What is read back is outside data: it passes a schema. */
export interface ConsoleDb extends DBSchema {
  /** Records `{agent, conversationId, …}`. */
  drafts: { key: [agent: string, conversationId: string]; value: unknown };
  /** Records `{agent, clientMsgId, …}`. */
  outbox: { key: string; value: unknown; indexes: { byAgent: string } };
  /** Records `{uploadId, agent, blob, savedAt}`, or with `bytes` and `mimeType`: files that no server has yet. */
  files: { key: string; value: unknown; indexes: { byAgent: string } };
  /** Records `{agent, id, …}`: scheduled calls. */
  schedule: { key: [agent: string, id: string]; value: unknown };
  /** Records `{agent, callId, …}`: notes about calls. */
  callNotes: { key: [agent: string, callId: string]; value: unknown };
  /** Records `{agent, id, …}`: calls that the agent missed and has not seen. */
  missedCalls: { key: [agent: string, id: string]; value: unknown };
  /** Records `{agent, conversationId, …}`: what the agent noted down about conversations. */
  privateNotes: { key: [agent: string, conversationId: string]; value: unknown };
  /** Records `{agent, key, …}`: what was typed into forms that were not saved. */
  keptForms: { key: [agent: string, key: string]; value: unknown };
  /** Encrypted secrets by name. */
  vault: { key: string; value: SealedRecord };
  /** Non-extractable keys by name. */
  keys: { key: string; value: CryptoKey };
  /** Records `{id, …}`: heads of the action log's segments; their ids sort by time. */
  logSegments: { key: string; value: unknown };
  /** Records `{segment, index, …}`: batches of actions, by segment and place in it. */
  logBatches: { key: [segment: string, index: number]; value: unknown };
}

/** Gives the open database; rejects where the browser has none. */
export type OpenConsoleDb = () => Promise<IDBPDatabase<ConsoleDb>>;

const VERSION = 6;

function createFirst(db: IDBPDatabase<ConsoleDb>): void {
  db.createObjectStore('drafts', { keyPath: ['agent', 'conversationId'] });
  db.createObjectStore('outbox', { keyPath: 'clientMsgId' }).createIndex('byAgent', 'agent');
  db.createObjectStore('vault');
  db.createObjectStore('keys');
  db.createObjectStore('logSegments', { keyPath: 'id' });
  db.createObjectStore('logBatches', { keyPath: ['segment', 'index'] });
}

/**
 * Opens the database at first use and shares the connection. A connection that the browser broke, or
 * that a newer version in another tab wants gone, is opened anew at the next use.
 */
export function createConsoleDb(name = 'agent-console'): OpenConsoleDb {
  let opening: Promise<IDBPDatabase<ConsoleDb>> | null = null;

  function forget(): void {
    opening = null;
  }

  async function open(): Promise<IDBPDatabase<ConsoleDb>> {
    const db = await openDB<ConsoleDb>(name, VERSION, {
      upgrade(upgraded, oldVersion) {
        if (oldVersion < 1) createFirst(upgraded);
        if (oldVersion < 2)
          upgraded.createObjectStore('files', { keyPath: 'uploadId' }).createIndex('byAgent', 'agent');
        if (oldVersion < 3) {
          upgraded.createObjectStore('schedule', { keyPath: ['agent', 'id'] });
          upgraded.createObjectStore('callNotes', { keyPath: ['agent', 'callId'] });
        }
        if (oldVersion < 4) upgraded.createObjectStore('missedCalls', { keyPath: ['agent', 'id'] });
        if (oldVersion < 5)
          upgraded.createObjectStore('privateNotes', { keyPath: ['agent', 'conversationId'] });
        if (oldVersion < 6) upgraded.createObjectStore('keptForms', { keyPath: ['agent', 'key'] });
      },
      blocking() {
        forget();
        db.close();
      },
      terminated: forget,
    });
    return db;
  }

  return () => {
    if (opening === null) {
      opening = open();
      opening.catch(forget);
    }
    return opening;
  };
}
