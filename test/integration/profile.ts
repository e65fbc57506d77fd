import type { Sandbox } from '../../sandbox/createSandbox';
import type { ReadMethod } from '../../src/store/config/types';
import type { IdStorage } from '../../src/services/ids';
import type { OpenConsoleDb } from '../../src/services/storage/db';
import { memoryDb } from '../support/memoryDb';

/** What outlives a page: the browser's storage, and where the deployment points. */
export interface Profile {
  openDb: OpenConsoleDb;
  local: IdStorage;
  session: IdStorage;
  /** Address of the deployment's `config.json`. */
  configUrl: string;
}

function memoryStorage(): IdStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

/** An unused browser whose deployment points at the ports of a sandbox. */
export function newProfile(
  { httpPort, realtimePort, bearer }: Pick<Sandbox, 'httpPort' | 'realtimePort' | 'bearer'>,
  readMethod: ReadMethod = 'auto',
): Profile {
  const ports = { api: httpPort, realtime: realtimePort, sip: 8089 };
  const config = { token: bearer, readMethod, sessionHeader: true, ports };
  const configUrl = `data:application/json,${encodeURIComponent(JSON.stringify(config))}`;
  return { openDb: memoryDb(), local: memoryStorage(), session: memoryStorage(), configUrl };
}
