import * as v from 'valibot';
import type { User } from '../../store/auth/types';
import type { Vault } from './vault';

/** What a reload needs to go on without a login. */
export interface StoredSession {
  user: User;
  token: string | null;
  extensionPassword: string | null;
}

/** The session of this browser, encrypted. */
export interface SessionVault {
  /** Rejects with `storage` where the browser cannot encrypt (no secure context). */
  save(session: StoredSession): Promise<void>;
  /** The session, or null when there is none or it cannot be read. */
  load(): Promise<StoredSession | null>;
  clear(): Promise<void>;
}

const RECORD = 'session';

const userSchema: v.GenericSchema<unknown, User> = v.object({
  id: v.nullable(v.string()),
  fullName: v.string(),
  login: v.string(),
  extension: v.nullable(v.string()),
  extensionNumber: v.nullable(v.string()),
  context: v.nullable(v.string()),
  queueMode: v.picklist(['perQueue', 'allOnEntry', 'single']),
  maxConversations: v.nullable(v.number()),
  canEditConfig: v.boolean(),
  canEditRoute: v.boolean(),
  seesAllContacts: v.boolean(),
  canEditContact: v.boolean(),
  canEditContactGroup: v.boolean(),
  urlShortcutKey: v.nullable(v.number()),
  opensUrlOnLoad: v.boolean(),
  canChooseInstance: v.boolean(),
  defaultInstance: v.nullable(v.string()),
});

const sessionSchema: v.GenericSchema<unknown, StoredSession> = v.object({
  user: userSchema,
  token: v.nullable(v.string()),
  extensionPassword: v.nullable(v.string()),
});

/** The session in the vault. */
export function createSessionVault(vault: Vault): SessionVault {
  return {
    save: (session) => vault.put(RECORD, session),
    load: () => vault.get(RECORD, sessionSchema),
    clear: () => vault.remove(RECORD),
  };
}
