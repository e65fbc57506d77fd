import { createEmitter } from '../../lib/emitter';
import { refusalOf, type Answer } from './answer';

/** Watches for answers that say that the session is over. */
export interface ExpiryWatch {
  /** A session begins (or ends): what the paths of the one before said is kept for one session more. */
  begin(): void;
  /** An answer came; `family` is its path without ids. */
  note(family: string, answer: Answer): void;
  /** Hears of the end of each session once, with the server's words; the answer ends it. */
  subscribe(listener: (message: string) => void): () => void;
}

/**
 * A session ends with the first 401 (contract §0). A path that ended the session before, and answers 401 again before
 * it ever answered anything else, is closed to this agent: signing in does not help there, and would trap them.
 */
export function createExpiryWatch(): ExpiryWatch {
  const { emit, subscribe } = createEmitter<string>();
  let closedBefore: string | null = null;
  let endedBy: string | null = null;
  const answered = new Set<string>();
  return {
    begin() {
      if (endedBy !== null) closedBefore = endedBy;
      endedBy = null;
      answered.clear();
    },
    note(family, answer) {
      if (answer.status !== 401) {
        answered.add(family);
        return;
      }
      const isClosed = family === closedBefore && !answered.has(family);
      if (endedBy !== null || isClosed) return;
      endedBy = family;
      emit(refusalOf(answer)?.message ?? '');
    },
    subscribe,
  };
}
