import type { ReadMethod } from '../../store/config/types';

/** The verbs that a read may take. */
export type Verb = 'GET' | 'POST';

/** Finds out and remembers by which verb a server wants its reads asked (design: POST or GET). */
export interface ReadVerbs {
  /** The verbs to try on a path, best first; the second only after a 404 or 405. */
  candidates(server: string, path: string, method: ReadMethod, only?: Verb): [Verb, Verb?];
  /** The second candidate answered where the first had not. */
  learn(server: string, path: string, verb: Verb): void;
}

function other(verb: Verb): Verb {
  return verb === 'GET' ? 'POST' : 'GET';
}

/** The path without its ids, which are the segments with digits but for the API's version. */
function family(path: string): string {
  const segments = path.split('/').map((part) => (/\d/.test(part) && !/^v\d+$/.test(part) ? ':id' : part));
  return segments.join('/');
}

/** An empty memory: of each kind of path, and of each server for the paths not tried yet. */
export function createReadVerbs(): ReadVerbs {
  const learned = new Map<string, Verb>();
  return {
    candidates(server, path, method, only) {
      if (only !== undefined) return [only, other(only)];
      if (method !== 'auto') return [method];
      const first = learned.get(server + family(path)) ?? learned.get(server) ?? 'GET';
      return [first, other(first)];
    },
    learn(server, path, verb) {
      learned.set(server + family(path), verb);
      learned.set(server, verb);
    },
  };
}
