import 'fake-indexeddb/auto';
import { createConsoleDb } from '../../src/services/storage/db';
import type { OpenConsoleDb } from '../../src/services/storage/db';

let made = 0;

/** An empty database of the console in memory, with the code that opens the real one. */
export function memoryDb(): OpenConsoleDb {
  made += 1;
  return createConsoleDb(`test-${made}`);
}
