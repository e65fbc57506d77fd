import {
  selectContactOfConversation,
  selectContactOfConversationRead,
} from '../../../store/contacts/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector } from '../../../store/hooks';
import { knownCustomer } from '../../conversations/customer';

/** By what the earlier conversations of a customer are found. */
export interface HistoryOwner {
  /** A contact's id, or the address of somebody whom the centre does not know; null: nobody can be found. */
  of: string | null;
  /** Whether that may still change: the centre is asked whom the number belongs to. */
  isAwaited: boolean;
}

/** Whose conversations are those before this one. */
export function useHistoryOwner(conversation: Conversation): HistoryOwner {
  const { fromId, id } = conversation;
  const found = useAppSelector((state) => selectContactOfConversation(state, id)?.id ?? null);
  const { status } = useAppSelector((state) => selectContactOfConversationRead(state, id));
  const of = knownCustomer(conversation) ?? found;
  if (of !== null) return { of, isAwaited: false };
  if (status === 'idle' || status === 'loading') return { of: null, isAwaited: true };
  return { of: fromId.includes('@') ? fromId : null, isAwaited: false };
}
