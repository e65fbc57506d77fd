import * as v from 'valibot';
import type { FormerQueues } from '../../store/attendance/types';

/** Where each agent of this browser, by login, worked last. */
export interface FormerQueuesStorage {
  /** Null where nothing is known of the agent. */
  of(login: string): FormerQueues | null;
  put(login: string, former: FormerQueues): void;
}

const KEY = 'agent-console.formerQueues';

/** More agents than this hardly share a browser; who worked there longest ago is forgotten. */
const AGENTS_KEPT = 50;

const schema: v.GenericSchema<unknown, Record<string, FormerQueues>> = v.record(
  v.string(),
  v.object({ queues: v.array(v.string()), at: v.number() }),
);

/** In the browser's storage, for any tab; a browser that forbids it remembers nothing. */
export function createFormerQueuesStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): FormerQueuesStorage {
  function all(): Map<string, FormerQueues> {
    try {
      const parsed = v.safeParse(schema, JSON.parse(storage().getItem(KEY) ?? '{}'));
      return new Map(parsed.success ? Object.entries(parsed.output) : []);
    } catch {
      return new Map();
    }
  }
  return {
    of: (login) => all().get(login) ?? null,
    put(login, former) {
      const known = [...all().set(login, former)].sort(([, one], [, other]) => other.at - one.at);
      try {
        storage().setItem(KEY, JSON.stringify(Object.fromEntries(known.slice(0, AGENTS_KEPT))));
      } catch {
        // Then the agent chooses their queues by hand the next day.
      }
    },
  };
}
