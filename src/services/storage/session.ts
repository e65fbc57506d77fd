import type { User } from '../../store/auth/types';

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
