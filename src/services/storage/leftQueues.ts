import * as v from 'valibot';
import type { EntriesOf } from './records';

/** What the agent was in when a page took them out of it as it went, or when the server forgot the session. */
export interface LeftQueues {
  login: string;
  queues: string[];
  pauseReason: string | null;
  /** Ms since 1970. */
  at: number;
  /** The session was over: the agent comes back by signing in, and counts as away until then. */
  isSessionOver?: boolean;
}

/** Remembers it for the page that may follow at once: a reload that looks like a close, a new tab, one that waited. */
export interface LeftQueuesStorage {
  /** At once, since the page goes. */
  put(left: LeftQueues): void;
  /** What was put last; it is there once. */
  take(): LeftQueues | null;
}

const KEY = 'agent-console.leftQueues';

const schema: v.GenericSchema<unknown, LeftQueues> = v.object({
  login: v.string(),
  queues: v.array(v.string()),
  pauseReason: v.nullable(v.string()),
  at: v.number(),
  isSessionOver: v.exactOptional(v.boolean()),
} satisfies EntriesOf<LeftQueues>);

function read(text: string | null): LeftQueues | null {
  if (text === null || text === '') return null;
  const parsed = v.safeParse(schema, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** In the browser's storage, for any tab; a browser that forbids it remembers nothing. */
export function createLeftQueuesStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): LeftQueuesStorage {
  return {
    put(left) {
      try {
        storage().setItem(KEY, JSON.stringify(left));
      } catch {
        // Then the agent joins by hand after such a reload.
      }
    },
    take() {
      try {
        const text = storage().getItem(KEY);
        storage().setItem(KEY, '');
        return read(text);
      } catch {
        return null;
      }
    },
  };
}
