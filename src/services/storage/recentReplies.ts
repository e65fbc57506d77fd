import * as v from 'valibot';

/** The canned replies that each agent of this browser, by login, used: their names, the latest first. */
export interface RecentRepliesStorage {
  of(login: string): readonly string[];
  put(login: string, names: readonly string[]): void;
}

const KEY = 'agent-console.recentReplies';

/** More agents than this hardly share a browser; who used none for the longest time is forgotten. */
const AGENTS_KEPT = 50;

/** The latest agent first. A name such as `__proto__` is one like any other in a list. */
const schema = v.array(v.tuple([v.string(), v.array(v.string())]));

/** In the browser's storage, for any tab; a browser that forbids it remembers nothing. */
export function createRecentRepliesStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): RecentRepliesStorage {
  function all(): v.InferOutput<typeof schema> {
    try {
      const parsed = v.safeParse(schema, JSON.parse(storage().getItem(KEY) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return [];
    }
  }
  return {
    of: (login) => all().find(([agent]) => agent === login)?.[1] ?? [],
    put(login, names) {
      const others = all().filter(([agent]) => agent !== login);
      try {
        const kept = [[login, names], ...others].slice(0, AGENTS_KEPT);
        storage().setItem(KEY, JSON.stringify(kept));
      } catch {
        // Then the list begins as the queue has it.
      }
    },
  };
}
