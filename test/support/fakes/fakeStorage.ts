import type { Credentials } from '../../../src/services/storage/credentials';
import type { DraftStorage } from '../../../src/services/storage/drafts';
import type { OutboxStorage } from '../../../src/services/storage/outbox';
import type { SessionVault, StoredSession } from '../../../src/services/storage/session';
import { ServiceError } from '../../../src/services/serviceError';
import type { Draft } from '../../../src/store/drafts/types';
import type { OutboxItem } from '../../../src/store/outbox/types';

/** What one browser keeps; it outlives a reload of the console in a test. */
export interface FakeDisk {
  /** Drafts by `agent/conversation`. */
  drafts: Map<string, Draft>;
  outbox: Map<string, { agent: string; item: OutboxItem }>;
  session: { kept: StoredSession | null };
  credentials: { kept: { login: string; password: string } | null };
  /** Every write and removal, in order: `put outbox c1`, `remove draft 1001`, … */
  writes: string[];
  /** True: this browser forbids storage, and every call rejects. */
  forbidden: boolean;
}

/** An empty disk. */
export function createFakeDisk(): FakeDisk {
  return {
    drafts: new Map(),
    outbox: new Map(),
    session: { kept: null },
    credentials: { kept: null },
    writes: [],
    forbidden: false,
  };
}

/** The storages over one disk; values are copied, as IndexedDB does. */
export interface FakeStorages {
  drafts: DraftStorage;
  outbox: OutboxStorage;
  session: SessionVault;
  credentials: Credentials;
}

/** The storage services of one page over a disk. */
export function createFakeStorages(disk: FakeDisk): FakeStorages {
  async function on<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (disk.forbidden) throw new ServiceError('storage');
    return work();
  }

  function write(what: string, work: () => void): Promise<void> {
    return on(() => {
      disk.writes.push(what);
      work();
    });
  }

  return {
    drafts: {
      all: (agent) =>
        on(() =>
          [...disk.drafts].flatMap(([key, draft]) => (key.startsWith(`${agent}/`) ? [{ ...draft }] : [])),
        ),
      put: (agent, draft) =>
        write(`put draft ${draft.conversationId}`, () =>
          disk.drafts.set(`${agent}/${draft.conversationId}`, { ...draft }),
        ),
      remove: (agent, id) => write(`remove draft ${id}`, () => disk.drafts.delete(`${agent}/${id}`)),
    },
    outbox: {
      all: (agent) =>
        on(() =>
          [...disk.outbox.values()].flatMap((one) =>
            one.agent === agent ? [structuredClone(one.item)] : [],
          ),
        ),
      put: (agent, item) =>
        write(`put outbox ${item.clientMsgId}`, () =>
          disk.outbox.set(item.clientMsgId, { agent, item: structuredClone(item) }),
        ),
      remove: (id) => write(`remove outbox ${id}`, () => disk.outbox.delete(id)),
    },
    session: {
      save: (session) => write('save session', () => (disk.session.kept = structuredClone(session))),
      load: () => on(() => structuredClone(disk.session.kept)),
      clear: () => write('clear session', () => (disk.session.kept = null)),
    },
    credentials: {
      find: () => on(() => (disk.credentials.kept === null ? null : { login: disk.credentials.kept.login })),
      password: (login) =>
        on(() => (disk.credentials.kept?.login === login ? disk.credentials.kept.password : null)),
      save: (login, password) =>
        write('save credentials', () => (disk.credentials.kept = { login, password })),
      forget: () => write('forget credentials', () => (disk.credentials.kept = null)),
    },
  };
}
