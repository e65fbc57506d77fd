import type { User } from '../../store/auth/types';
import type { SessionVault } from './session';

/** What a page that begins may know of the session before it can open the vault: nothing that is a secret. */
export interface SessionMark {
  login: string;
  /** Whether the agent has an extension. */
  hasTelephone: boolean;
}

const KEY = 'agent-console.sessionMark';

type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Runs what a browser that forbids storage refuses. */
function attempted<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function isMark(value: unknown): value is SessionMark {
  return (
    typeof value === 'object' &&
    value !== null &&
    'login' in value &&
    typeof value.login === 'string' &&
    'hasTelephone' in value &&
    typeof value.hasTelephone === 'boolean'
  );
}

/** The mark of the session that this browser keeps; null where it keeps none. */
export function readSessionMark(storage: () => Pick<Storage, 'getItem'>): SessionMark | null {
  const mark = attempted((): unknown => JSON.parse(storage().getItem(KEY) ?? 'null'));
  return isMark(mark) ? mark : null;
}

/** In the mark's place: the session is over, whether or not the vault was cleared. No older version takes it for a mark. */
const ENDED = JSON.stringify('ended');

/**
 * The session, with a mark that is there as long as it is. One that was cleared is over also where the disk did not take
 * that: the next page finds none, and clears it.
 */
export function withSessionMark(session: SessionVault, storage: () => MarkStorage): SessionVault {
  function mark(user: User | null): void {
    attempted(() => {
      if (user === null) storage().removeItem(KEY);
      else {
        const { login, extension, extensionNumber } = user;
        const kept: SessionMark = { login, hasTelephone: Boolean(extensionNumber ?? extension) };
        storage().setItem(KEY, JSON.stringify(kept));
      }
    });
  }
  const isEnded = (): boolean => attempted(() => storage().getItem(KEY)) === ENDED;

  /** Counts the begin and end of each change of the session: what is read across one may be out of date. */
  let changes = 0;
  let underWay = 0;
  /** Whether the session of this page is not on disk. */
  let isUnkept = false;

  async function change(run: () => Promise<void>): Promise<void> {
    changes += 1;
    underWay += 1;
    try {
      await run();
    } finally {
      underWay -= 1;
      changes += 1;
    }
  }

  async function clear(): Promise<void> {
    isUnkept = false;
    attempted(() => storage().setItem(KEY, ENDED));
    await change(session.clear);
    if (isEnded()) mark(null);
  }

  return {
    ...session,
    async save(stored) {
      isUnkept = true;
      await change(() => session.save(stored));
      isUnkept = false;
      mark(stored.user);
    },
    async load() {
      const before = changes;
      const stored = await session.load();
      if (isUnkept) return stored;
      if (isEnded()) {
        if (underWay === 0) await clear().catch(() => undefined);
        return null;
      }
      if (changes === before && underWay === 0) mark(stored?.user ?? null);
      return stored;
    },
    clear,
  };
}
