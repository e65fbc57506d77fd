import { selectUser } from '../../store/auth/selectors';
import { ownOpen } from '../../store/conversations/ownership';
import type { Conversation } from '../../store/conversations/types';
import { services } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';

/**
 * Reads the agent's own open conversations. What was asked to be filtered is filtered again: a server may leave in what
 * is closed or somebody else's (contract §0). Throws what the read fails with.
 */
export function* readOwn(): SagaGenerator<{ conversations: Conversation[]; seq: number | null }> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  const { conversations, seq } = yield* call(conversationApi.active, user?.fullName ?? '');
  return { conversations: ownOpen(conversations, user), seq };
}
