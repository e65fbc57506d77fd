import * as v from 'valibot';
import type { Vault } from './vault';

/** The credentials that the agent had saved, encrypted on this browser. One pair at most. */
export interface Credentials {
  /** Whose they are, or null when none are saved or they cannot be read. */
  find(): Promise<{ login: string } | null>;
  /** The password of that login, or null. */
  password(login: string): Promise<string | null>;
  /** Rejects with `storage` where the browser cannot encrypt (no secure context). */
  save(login: string, password: string): Promise<void>;
  forget(): Promise<void>;
}

const RECORD = 'credentials';
const credentialsSchema = v.object({ login: v.string(), password: v.string() });

/** Credentials in the vault. */
export function createCredentials(vault: Vault): Credentials {
  return {
    async find() {
      const kept = await vault.get(RECORD, credentialsSchema);
      return kept === null ? null : { login: kept.login };
    },
    async password(login) {
      const kept = await vault.get(RECORD, credentialsSchema);
      return kept?.login === login ? kept.password : null;
    },
    save: (login, password) => vault.put(RECORD, { login, password }),
    forget: () => vault.remove(RECORD),
  };
}
