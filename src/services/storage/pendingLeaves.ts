import * as v from 'valibot';
import type { Vault } from './vault';

/** Queues that an agent is to be taken out of, who signed out while the server was away. */
export interface PendingLeave {
  /** The server's address as the settings have it: no other one is asked. */
  server: string;
  login: string;
  fullName: string;
  queues: string[];
  /** Of the session that ended. */
  token: string | null;
  /** When the agent signed out, ms since 1970. */
  at: number;
}

/** What is still to be left, one record for each login; encrypted. */
export interface PendingLeaveStorage {
  all(): Promise<PendingLeave[]>;
  /** Rejects with `storage` where the browser cannot encrypt or forbids storage. */
  put(leave: PendingLeave): Promise<void>;
  remove(login: string): Promise<void>;
}

const RECORD = 'pendingLeaves';

const schema: v.GenericSchema<unknown, PendingLeave[]> = v.array(
  v.object({
    server: v.string(),
    login: v.string(),
    fullName: v.string(),
    queues: v.array(v.string()),
    token: v.nullable(v.string()),
    at: v.number(),
  }),
);

/** The pending leaves in the vault. */
export function createPendingLeaveStorage(vault: Vault): PendingLeaveStorage {
  const all = async (): Promise<PendingLeave[]> => (await vault.get(RECORD, schema)) ?? [];
  const others = async (login: string) => (await all()).filter((one) => one.login !== login);
  return {
    all,
    async put(leave) {
      await vault.put(RECORD, [...(await others(leave.login)), leave]);
    },
    async remove(login) {
      const left = await others(login);
      await (left.length === 0 ? vault.remove(RECORD) : vault.put(RECORD, left));
    },
  };
}
