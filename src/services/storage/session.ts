import * as v from 'valibot';
import type { AgentStatus } from '../../store/agent/types';
import type { StatusClock } from '../../store/attendance/types';
import type { User } from '../../store/auth/types';
import type { QueueMembership } from '../../store/queues/types';
import { storedListSchema, type StoredList } from './storedList';
import type { Vault } from './vault';
import type { EntriesOf } from './records';

/** What a reload needs to go on without a login. */
export interface StoredSession {
  /** Where it is (the settings' text); absent in records of former versions: at the server of the settings. */
  server?: string;
  user: User;
  token: string | null;
  extensionPassword: string | null;
}

/**
 * The agent's queues, status and pause at a server that does not say them after a reload. With any other none is kept:
 * its handshake says them (contract §0, §3).
 */
export interface StoredAgentState {
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
  /** When it was last so, ms since 1970. */
  at: number;
}

/** Since when the agent's status is so, for a page that begins anew. */
export interface StoredStatusClock extends StatusClock {
  /** Whose it is. */
  login: string;
}

/** The session of this browser, encrypted. */
export interface SessionVault {
  /**
   * Begins anew, without a state of the agent, its clock or a list. Rejects with `storage` where the browser cannot encrypt (no
   * secure context) or forbids storage; this page has the session all the same, as long as it lasts.
   */
  save(session: StoredSession): Promise<void>;
  /** The session, or null when there is none or it cannot be read. */
  load(): Promise<StoredSession | null>;
  /** The agent's state, or null when there is none or it cannot be read. */
  loadAgentState(): Promise<StoredAgentState | null>;
  /** Null: the server says it by itself. */
  saveAgentState(state: StoredAgentState | null): Promise<void>;
  /** Since when the status is so, or null when nothing is kept or it cannot be read. */
  loadStatusClock(): Promise<StoredStatusClock | null>;
  saveStatusClock(clock: StoredStatusClock): Promise<void>;
  /** The agent's list as it was, or null when none is kept or it cannot be read. */
  loadList(): Promise<StoredList | null>;
  saveList(list: StoredList): Promise<void>;
  clear(): Promise<void>;
}

const RECORD = 'session';

const AGENT_STATE = 'agentState';

const STATUS_CLOCK = 'statusClock';

const LIST = 'conversationList';

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
  seesAllContacts: v.boolean(),
  canEditContact: v.boolean(),
  canEditContactGroup: v.boolean(),
  urlShortcutKey: v.nullable(v.number()),
  opensUrlOnLoad: v.boolean(),
  canChooseInstance: v.boolean(),
  defaultInstance: v.nullable(v.string()),
} satisfies EntriesOf<User>);

const sessionSchema: v.GenericSchema<unknown, StoredSession> = v.object({
  server: v.exactOptional(v.string()),
  user: userSchema,
  token: v.nullable(v.string()),
  extensionPassword: v.nullable(v.string()),
} satisfies EntriesOf<StoredSession>);

const agentStateSchema: v.GenericSchema<unknown, StoredAgentState> = v.object({
  memberships: v.array(
    v.object({
      queue: v.string(),
      type: v.number(),
      joined: v.boolean(),
      paused: v.boolean(),
      pauseReason: v.nullable(v.string()),
    }),
  ),
  status: v.number(),
  pauseReason: v.nullable(v.string()),
  at: v.number(),
} satisfies EntriesOf<StoredAgentState>);

const statusClockSchema: v.GenericSchema<unknown, StoredStatusClock> = v.object({
  login: v.string(),
  status: v.number(),
  pauseReason: v.nullable(v.string()),
  since: v.number(),
} satisfies EntriesOf<StoredStatusClock>);

/** The session in the vault. */
export function createSessionVault(vault: Vault): SessionVault {
  /** The session of this page where the browser could not keep it: its telephone still needs the password. */
  let unkept: StoredSession | null = null;
  return {
    save: async (session) => {
      unkept = session;
      await vault.remove(AGENT_STATE);
      await vault.remove(STATUS_CLOCK);
      await vault.remove(LIST);
      await vault.put(RECORD, session);
      unkept = null;
    },
    load: async () => unkept ?? vault.get(RECORD, sessionSchema),
    loadAgentState: () => vault.get(AGENT_STATE, agentStateSchema),
    saveAgentState: (state) => (state === null ? vault.remove(AGENT_STATE) : vault.put(AGENT_STATE, state)),
    loadStatusClock: () => vault.get(STATUS_CLOCK, statusClockSchema),
    saveStatusClock: (clock) => vault.put(STATUS_CLOCK, clock),
    loadList: () => vault.get(LIST, storedListSchema),
    saveList: (list) => vault.put(LIST, list),
    clear: async () => {
      unkept = null;
      await vault.remove(RECORD);
      await vault.remove(AGENT_STATE);
      await vault.remove(STATUS_CLOCK);
      await vault.remove(LIST);
    },
  };
}
