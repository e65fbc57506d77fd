import type { FormerQueues } from '../../../src/store/attendance/types';
import type { Credentials } from '../../../src/services/storage/credentials';
import type { DraftStorage } from '../../../src/services/storage/drafts';
import type { FileStorage } from '../../../src/services/storage/files';
import type { FormerQueuesStorage } from '../../../src/services/storage/formerQueues';
import type { RecentRepliesStorage } from '../../../src/services/storage/recentReplies';
import type { LeftQueues, LeftQueuesStorage } from '../../../src/services/storage/leftQueues';
import type { OutboxStorage } from '../../../src/services/storage/outbox';
import type {
  PendingClassification,
  PendingClassificationStorage,
} from '../../../src/services/storage/pendingClassifications';
import type { PendingLeave, PendingLeaveStorage } from '../../../src/services/storage/pendingLeaves';
import type {
  SessionVault,
  StoredAgentState,
  StoredSession,
  StoredStatusClock,
} from '../../../src/services/storage/session';
import type { StoredList } from '../../../src/services/storage/storedList';
import { ServiceError } from '../../../src/services/serviceError';
import type { Draft } from '../../../src/store/drafts/types';
import type { OutboxItem } from '../../../src/store/outbox/types';

/** What one browser keeps; it outlives a reload of the console in a test. */
export interface FakeDisk {
  /** Drafts by `agent/conversation`. */
  drafts: Map<string, Draft>;
  outbox: Map<string, { agent: string; item: OutboxItem }>;
  pendingClassifications: Map<string, { agent: string; post: PendingClassification }>;
  /** By upload id. */
  files: Map<string, Blob>;
  session: {
    kept: StoredSession | null;
    agentState: StoredAgentState | null;
    statusClock: StoredStatusClock | null;
    list: StoredList | null;
  };
  leftQueues: LeftQueues | null;
  /** By login. */
  formerQueues: Map<string, FormerQueues>;
  /** By login. */
  recentReplies: Map<string, readonly string[]>;
  pendingLeaves: PendingLeave[];
  credentials: { kept: { login: string; password: string } | null };
  /** Every write and removal, in order: `put outbox c1`, `remove draft 1001`, … */
  writes: string[];
  /** True: this browser forbids storage, and every call rejects. */
  forbidden: boolean;
  /** True: there is no room for files. */
  full: boolean;
}

/** An empty disk. */
export function createFakeDisk(): FakeDisk {
  return {
    drafts: new Map(),
    outbox: new Map(),
    pendingClassifications: new Map(),
    files: new Map(),
    session: { kept: null, agentState: null, statusClock: null, list: null },
    leftQueues: null,
    formerQueues: new Map(),
    recentReplies: new Map(),
    pendingLeaves: [],
    credentials: { kept: null },
    writes: [],
    forbidden: false,
    full: false,
  };
}

/** The storages over one disk; values are copied, as IndexedDB does. */
export interface FakeStorages {
  drafts: DraftStorage;
  leftQueues: LeftQueuesStorage;
  formerQueues: FormerQueuesStorage;
  recentReplies: RecentRepliesStorage;
  pendingLeaves: PendingLeaveStorage;
  outbox: OutboxStorage;
  pendingClassifications: PendingClassificationStorage;
  files: FileStorage;
  session: SessionVault;
  credentials: Credentials;
}

/** A file that is read without waiting for the world outside of a test's clock. */
export class FakeFile extends Blob {
  constructor(
    readonly contents: Uint8Array<ArrayBuffer>,
    type: string,
  ) {
    super([contents], { type });
  }
}

type On = <T>(work: () => T) => Promise<T>;

type Write = (what: string, work: () => void) => Promise<void>;

function filesOver(disk: FakeDisk, on: On, write: Write): FileStorage {
  // What did not fit is this page's all the same.
  const unkept = new Map<string, Blob>();
  const find = async (id: string) => unkept.get(id) ?? on(() => disk.files.get(id) ?? null);
  return {
    async put(_agent, id, blob) {
      if (disk.full || disk.forbidden) {
        unkept.set(id, blob);
        throw new ServiceError(disk.full ? 'quota' : 'storage');
      }
      await write(`put file ${id}`, () => disk.files.set(id, blob));
    },
    get: find,
    async part(id, from, bytes) {
      const blob = await find(id);
      if (blob === null) return null;
      return blob instanceof FakeFile
        ? blob.contents.slice(from, from + bytes).buffer
        : blob.slice(from, from + bytes).arrayBuffer();
    },
    remove: (id) => write(`remove file ${id}`, () => disk.files.delete(id)),
    prune: (_agent, ids) =>
      on(() => {
        for (const id of disk.files.keys()) if (!ids.includes(id)) disk.files.delete(id);
      }),
  };
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
    leftQueues: {
      put: (left) => void (disk.leftQueues = left),
      take() {
        const left = disk.leftQueues;
        disk.leftQueues = null;
        return left;
      },
    },
    formerQueues: {
      of: (login) => disk.formerQueues.get(login) ?? null,
      put: (login, former) => void disk.formerQueues.set(login, former),
    },
    recentReplies: {
      of: (login) => disk.recentReplies.get(login) ?? [],
      put: (login, names) => void disk.recentReplies.set(login, names),
    },
    pendingLeaves: {
      all: () => on(() => structuredClone(disk.pendingLeaves)),
      put: (leave) => write(`put leave ${leave.login}`, () => void disk.pendingLeaves.push(leave)),
      remove: (login) =>
        write(`remove leave ${login}`, () => {
          disk.pendingLeaves = disk.pendingLeaves.filter((one) => one.login !== login);
        }),
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
      settle: (agent, ids, drafts) =>
        write(
          [
            ...drafts.map(({ conversationId }) => `put draft ${conversationId}`),
            ...ids.map((id) => `remove outbox ${id}`),
          ].join(', '),
          () => {
            for (const id of ids) disk.outbox.delete(id);
            for (const draft of drafts) disk.drafts.set(`${agent}/${draft.conversationId}`, { ...draft });
          },
        ),
    },
    pendingClassifications: {
      all: (agent) =>
        on(() =>
          [...disk.pendingClassifications.values()].flatMap((one) =>
            one.agent === agent ? [structuredClone(one.post)] : [],
          ),
        ),
      put: (agent, post) =>
        write(`put post ${post.form.reqId}`, () =>
          disk.pendingClassifications.set(post.form.reqId, { agent, post: structuredClone(post) }),
        ),
      remove: (id) => write(`remove classification ${id}`, () => disk.pendingClassifications.delete(id)),
    },
    files: filesOver(disk, on, write),
    session: {
      save: (session) =>
        write('save session', () =>
          Object.assign(disk.session, {
            kept: structuredClone(session),
            agentState: null,
            statusClock: null,
          }),
        ),
      load: () => on(() => structuredClone(disk.session.kept)),
      loadAgentState: () => on(() => structuredClone(disk.session.agentState)),
      saveAgentState: (state) => on(() => void (disk.session.agentState = structuredClone(state))),
      clear: () =>
        write('clear session', () =>
          Object.assign(disk.session, { kept: null, agentState: null, statusClock: null, list: null }),
        ),
      loadList: () => on(() => structuredClone(disk.session.list)),
      saveList: (list) => on(() => void (disk.session.list = structuredClone(list))),
      loadStatusClock: () => on(() => structuredClone(disk.session.statusClock)),
      saveStatusClock: (clock) => on(() => void (disk.session.statusClock = structuredClone(clock))),
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
