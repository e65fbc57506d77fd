import { v7 as uuidv7, validate } from 'uuid';

/** Makes ids, and knows those of this browser profile and this tab. */
export interface Ids {
  /** A new UUIDv7. */
  newId(): string;
  /** Per tab; a reload keeps it. */
  readonly tabId: string;
  /** Per browser profile; shared by its tabs. */
  readonly clientId: string;
}

/** Where an id is kept: local storage for the profile, session storage for the tab. */
export type IdShelf = Pick<Storage, 'getItem' | 'setItem'>;

const CLIENT_KEY = 'agent-console.clientId';
const TAB_KEY = 'agent-console.tabId';

/** The id kept under the key, made on first use; a browser that blocks storage gets one for this page. */
function keptId(shelf: () => IdShelf, key: string): string {
  try {
    const kept = shelf().getItem(key);
    if (kept !== null && validate(kept)) return kept;
    const made = uuidv7();
    shelf().setItem(key, made);
    return made;
  } catch {
    return uuidv7();
  }
}

/**
 * Ids kept on the given shelves. They are asked for in functions because a browser that blocks storage
 * throws as soon as it is named.
 */
export function createIds(profile: () => IdShelf, tab: () => IdShelf): Ids {
  return { newId: () => uuidv7(), clientId: keptId(profile, CLIENT_KEY), tabId: keptId(tab, TAB_KEY) };
}
