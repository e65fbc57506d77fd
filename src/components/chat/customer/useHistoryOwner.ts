import {
  selectContactOfConversation,
  selectContactOfConversationRead,
} from '../../../store/contacts/selectors';
import { hashKey } from '../../../lib/hash';
import type { HistoryOf } from '../../../store/contacts/types';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector } from '../../../store/hooks';
import { knownCustomer } from '../../conversations/customer';

/** By what the earlier conversations of a customer are found. */
export interface HistoryOwner {
  /** Null: nobody can be found. */
  of: HistoryOf | null;
  /** Whether that may still change: the centre is asked whom the number belongs to. */
  isAwaited: boolean;
}

/** Whose conversations are those before this one. */
export function useHistoryOwner(conversation: Conversation): HistoryOwner {
  const { fromId, id } = conversation;
  const found = useAppSelector((state) => selectContactOfConversation(state, id)?.id ?? null);
  const { status } = useAppSelector((state) => selectContactOfConversationRead(state, id));
  const of = knownCustomer(conversation) ?? found;
  if (of !== null) return { of: { contactId: of }, isAwaited: false };
  if (status === 'idle' || status === 'loading') return { of: null, isAwaited: true };
  const isFound = fromId.includes('@');
  return { of: isFound ? { contactId: hashKey(fromId), address: fromId } : null, isAwaited: false };
}
