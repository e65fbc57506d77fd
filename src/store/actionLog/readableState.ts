import type { Buckets } from '../../lib/buckets';
import type { RootState } from '../rootReducer';

function recordOf<T>(buckets: Buckets<T>): Readonly<Record<string, T>> {
  return Object.fromEntries(buckets.flat());
}

/** A state as people read it: what lies in buckets stands under its key. */
export function readableState(state: RootState): Readonly<Record<string, unknown>> {
  const { contacts, conversations, messages } = state;
  return {
    ...state,
    contacts: { ...contacts, list: contacts.list.pages.flat().map(([, contact]) => contact) },
    conversations: { ...conversations, byId: recordOf(conversations.byId) },
    messages: { ...messages, byConversation: recordOf(messages.byConversation) },
  };
}
