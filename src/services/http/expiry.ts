import { createEmitter } from '../../lib/emitter';
import { refusalOf, type Answer } from './answer';

/** Watches for answers that say that the session is over. */
export interface ExpiryWatch {
  /** A session begins (or ends): what was asked before says nothing of it. */
  begin(): void;
  /** Notes the answer to what is asked now; `family` is its path without ids. */
  watched(family: string): (answer: Answer) => void;
  /** Hears of the end of each session once, with the server's words; the answer ends it. */
  subscribe(listener: (message: string) => void): () => void;
}

/**
 * A session ends with the first 401 (contract §0). A path that ended one before, and never answered anything else since,
 * is closed to this agent: signing in does not help there, and would trap them.
 */
export function createExpiryWatch(): ExpiryWatch {
  const { emit, subscribe } = createEmitter<string>();
  const closed = new Set<string>();
  let session = 0;
  let endedBy: string | null = null;

  function note(family: string, answer: Answer): void {
    if (answer.status !== 401) {
      closed.delete(family);
      return;
    }
    if (endedBy !== null || closed.has(family)) return;
    endedBy = family;
    emit(refusalOf(answer)?.message ?? '');
  }

  return {
    begin() {
      if (endedBy !== null) closed.add(endedBy);
      endedBy = null;
      session += 1;
    },
    watched(family) {
      const askedIn = session;
      return (answer) => {
        if (askedIn === session) note(family, answer);
      };
    },
    subscribe,
  };
}
