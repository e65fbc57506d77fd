import type { Task } from 'redux-saga';
import type { readAheadRequested } from '../../store/messages/actions';
import type { RootState } from '../../store/rootReducer';
import { fork, join, select, type SagaGenerator } from '../core/effects';

/** Reads of conversations that are about to be opened. */
export interface ReadsAhead {
  /** Reads what is not known yet, as long as nobody does so already. */
  begin(request: ReturnType<typeof readAheadRequested>): SagaGenerator<void>;
  /** Waits for the read of this conversation, where one is on its way. */
  join(conversationId: string): SagaGenerator<void>;
}

/**
 * A press on a row reads its conversation: by the time that the finger is up again, a tenth of a second later, the
 * messages are there or on their way.
 */
export function readsAhead(
  needsRead: (state: RootState, conversationId: string) => boolean,
  read: (conversationId: string) => SagaGenerator<unknown>,
): ReadsAhead {
  const reads = new Map<string, Task>();
  return {
    *begin({ payload: { conversationId } }) {
      if (reads.has(conversationId) || !(yield* select(needsRead, conversationId))) return;
      const reading = yield* fork(read, conversationId);
      reads.set(conversationId, reading);
      try {
        yield* join(reading);
      } finally {
        reads.delete(conversationId);
      }
    },
    *join(conversationId) {
      const reading = reads.get(conversationId);
      if (reading !== undefined) yield* join(reading);
    },
  };
}
