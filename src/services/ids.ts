import { v7 as uuidv7, validate } from 'uuid';

/** Generates ids, and keeps those of this browser profile and this tab. */
export interface Ids {
  /** A new UUIDv7. */
  newId(): string;
  /** Per tab; a reload keeps it. */
  readonly tabId: string;
  /** Per browser profile; shared by its tabs. */
  readonly clientId: string;
}

/** Where an id is kept: local storage for the profile, session storage for the tab. */
export type IdStorage = Pick<Storage, 'getItem' | 'setItem'>;

const CLIENT_KEY = 'agent-console.clientId';
const TAB_KEY = 'agent-console.tabId';

/** The id stored under the key, generated on first use; a browser that blocks storage gets one for this page. */
function persistentId(storage: () => IdStorage, key: string): string {
  try {
    const kept = storage().getItem(key);
    if (kept !== null && validate(kept)) return kept;
    const made = uuidv7();
    storage().setItem(key, made);
    return made;
  } catch {
    return uuidv7();
  }
}

/**
 * Ids in these storages, which are given as functions because a browser that blocks storage
 * throws as soon as it is named.
 */
export function createIds(profile: () => IdStorage, tab: () => IdStorage): Ids {
  return {
    newId: () => uuidv7(),
    clientId: persistentId(profile, CLIENT_KEY),
    tabId: persistentId(tab, TAB_KEY),
  };
}
