import type { ReadMethod } from '../../store/config/types';

/** The verbs that a read may take. */
export type Verb = 'GET' | 'POST';

/** The verbs to try on a path, the likelier first. */
export interface VerbChoice {
  first: Verb;
  /** Where the first one fails; null: there is no other. */
  second: Verb | null;
  /** The first one has answered on this path before: only a wrong address makes the second worth a try. */
  isProven: boolean;
}

/** Finds out and remembers by which verb a server wants its reads asked (contract §0). */
export interface ReadVerbs {
  choose(server: string, path: string, method: ReadMethod, preferred?: Verb): VerbChoice;
  /** This verb answered on this path with what could be understood. */
  learn(server: string, path: string, verb: Verb): void;
}

function other(verb: Verb): Verb {
  return verb === 'GET' ? 'POST' : 'GET';
}

/** The path without its ids, which are the segments with digits but for the API's version. */
export function familyOf(path: string): string {
  const segments = path.split('/').map((part) => (/\d/.test(part) && !/^v\d+$/.test(part) ? ':id' : part));
  return segments.join('/');
}

/** An empty memory: of each kind of path, and of each server for the paths not tried yet. */
export function createReadVerbs(): ReadVerbs {
  const ofFamilies = new Map<string, Verb>();
  const ofServers = new Map<string, Verb>();
  return {
    choose(server, path, method, preferred) {
      const proven = ofFamilies.get(server + familyOf(path));
      if (method !== 'auto') {
        const second = preferred === undefined ? null : other(preferred);
        return { first: preferred ?? method, second, isProven: true };
      }
      const first = proven ?? preferred ?? ofServers.get(server) ?? 'GET';
      return { first, second: other(first), isProven: proven !== undefined };
    },
    learn(server, path, verb) {
      ofFamilies.set(server + familyOf(path), verb);
      if (!ofServers.has(server)) ofServers.set(server, verb);
    },
  };
}
