import { createSelector } from 'reselect';
import type { Conversation } from '../conversations/types';
import { READ_IDLE, type ReadState } from '../../lib/failure';
import { latestFirst, momentOf } from '../../lib/time';
import { withQueueTypes } from '../queueType';
import { selectTypeByName } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import { recentOf } from '../../lib/recent';
import { webAddress } from '../../lib/webAddress';
import type { ContactsState } from './state';
import type { Contact, EditDialog } from './types';

/** The contacts of the centre, and what is being done with them. */
export function selectContacts(state: RootState): ContactsState {
  return state.contacts;
}

/** One contact with all that the server tells of it; null while it was not read, or where there is none. */
export function selectContact(state: RootState, contactId: string): Contact | null {
  return recentOf(state.contacts.byId, contactId)?.contact ?? null;
}

/** Where the read of one contact stands. */
export function selectContactRead(state: RootState, contactId: string): ReadState {
  return recentOf(state.contacts.byId, contactId)?.read ?? READ_IDLE;
}

/** With whom a conversation is; null while that is not read, and for somebody whom the centre does not know. */
export function selectContactOfConversation(state: RootState, conversationId: string): Contact | null {
  const contactId = recentOf(state.contacts.ofConversation, conversationId)?.contactId ?? null;
  return contactId === null ? null : selectContact(state, contactId);
}

/** Where the read of a conversation's contact stands. */
export function selectContactOfConversationRead(state: RootState, conversationId: string): ReadState {
  return recentOf(state.contacts.ofConversation, conversationId)?.read ?? READ_IDLE;
}

/** The customer's page of a conversation, as it may be followed; null: there is none. */
export function selectContactUrl(state: RootState, conversationId: string): string | null {
  return webAddress(selectContactOfConversation(state, conversationId)?.url ?? null);
}

/** Whether the browser kept a conversation's customer page from opening by itself. */
export function selectIsUrlBlocked(state: RootState, conversationId: string): boolean {
  return state.contacts.blockedUrl === conversationId;
}

/** The open edit dialog; null while it is closed. */
export function selectEditDialog(state: RootState): EditDialog | null {
  return state.contacts.edit;
}

/** The contact that the agent chose in the list. */
export function selectSelectedContactId(state: RootState): string | null {
  return state.contacts.selectedId;
}

const NONE: readonly Conversation[] = [];

/** A contact's conversations in the agent's queues (spec 1 §6), the latest first. */
export const selectContactHistory = createSelector(
  [
    (state: RootState, contactId: string) => recentOf(state.contacts.histories, contactId)?.conversations,
    (state: RootState) => state.queues.memberships,
    selectTypeByName,
  ],
  (conversations = NONE, memberships, types): readonly Conversation[] => {
    const queues = new Set(memberships.map(({ queue }) => queue));
    // One whose queue the server does not say is shown rather than lost (contract §0).
    const own = conversations.filter(({ queue }) => queue === '' || queues.has(queue));
    return withQueueTypes(own, types).toSorted((a, b) =>
      latestFirst(momentOf(a.startedAt), momentOf(b.startedAt)),
    );
  },
);

/** When a contact's conversations were read (ms); null: never, or one of them has changed since. */
export function selectContactHistoryReadAt(state: RootState, contactId: string): number | null {
  return recentOf(state.contacts.histories, contactId)?.readAt ?? null;
}

/** Where the read of a contact's conversations stands. */
export function selectContactHistoryRead(state: RootState, contactId: string): ReadState {
  return recentOf(state.contacts.histories, contactId)?.read ?? READ_IDLE;
}
