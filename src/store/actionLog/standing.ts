import { getEntry } from '../../lib/buckets';
import type { RootState } from '../rootReducer';

/** How something that an action is about stood in a state. */
export interface Standing {
  kind: 'conversation' | 'call' | 'message';
  id: string;
  /** Its phase or status in the words of the state; null: the state does not have it. */
  standing: string | null;
}

function callStanding({ calls }: RootState, id: string): string | null {
  const live = calls.live.find((call) => call.id === id);
  if (live !== undefined) return live.phase;
  return calls.ended.some((call) => call.id === id) ? 'ended' : null;
}

/** How a conversation, a call or a message that is on its way stood in a state. */
export function standingOf(state: RootState, kind: Standing['kind'], id: string): Standing {
  if (kind === 'call') return { kind, id, standing: callStanding(state, id) };
  if (kind === 'message') {
    const items = Object.entries(state.outbox.items);
    return { kind, id, standing: items.find(([key]) => key === id)?.[1].state ?? null };
  }
  return {
    kind,
    id,
    standing: getEntry(state.conversations.byId, id)?.conversation.status ?? null,
  };
}
