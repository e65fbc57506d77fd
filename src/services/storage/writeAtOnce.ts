import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import type { ConsoleDb } from './db';

type Store = 'drafts' | 'outbox' | 'files' | 'schedule' | 'callNotes';

/**
 * Makes one request in a transaction of its own and commits it without waiting for the answer: a page
 * that goes away right afterwards would take a transaction along that is still open.
 */
export async function writeAtOnce<S extends Store>(
  db: IDBPDatabase<ConsoleDb>,
  name: S,
  write: (store: IDBPObjectStore<ConsoleDb, [S], S, 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  const transaction = db.transaction(name, 'readwrite');
  const request = write(transaction.store);
  transaction.commit();
  await Promise.all([request, transaction.done]);
}
