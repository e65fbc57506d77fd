import 'fake-indexeddb/auto';
import { createConsoleDb, type OpenConsoleDb } from '../../src/services/storage/db';

let made = 0;

/** An empty database of the console in memory, with the code that opens the real one. */
export function memoryDb(): OpenConsoleDb {
  made += 1;
  return createConsoleDb(`test-${made}`);
}
