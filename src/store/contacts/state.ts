import { emptyBuckets } from '../../lib/buckets';
import type { Conversation } from '../conversations/types';
import { READ_IDLE, type ReadState } from '../../lib/failure';
import type { ContactList } from './list';
import type { Recent } from '../../lib/recent';
import type { Contact, ContactGroup, EditDialog } from './types';

/** One contact as it was read; null while it is not known, or where there is none. */
export interface KnownContact {
  contact: Contact | null;
  read: ReadState;
}

/** With whom a conversation is; null while it is not known, or with nobody whom the centre knows. */
export interface ConversationContact {
  contactId: string | null;
  read: ReadState;
}

/** The conversations of a contact, or of an address that belongs to none. */
export interface ContactHistory {
  conversations: readonly Conversation[];
  read: ReadState;
  /** When they were read (ms); absent before that, and once they are known to have changed. */
  readAt?: number;
}

/** The contacts of the centre, and what is being done with them. */
export interface ContactsState {
  list: ContactList;
  /** What a later read has brought so far; takes the list's place once it is whole. */
  incoming: ContactList | null;
  read: ReadState;
  /** When the list was last whole (ms); null before that. */
  readAt: number | null;
  /** What the search box shows, and what filters the list once typing rested. */
  search: { typed: string; applied: string };
  /** The contact that the agent chose in the list. */
  selectedId: string | null;
  byId: Recent<KnownContact>;
  ofConversation: Recent<ConversationContact>;
  histories: Recent<ContactHistory>;
  groups: readonly ContactGroup[];
  groupsRead: ReadState;
  edit: EditDialog | null;
  /** The conversation whose customer's page the browser did not let open. */
  blockedUrl: string | null;
}

/** Before anything is known. */
export const initialState: ContactsState = {
  list: { names: emptyBuckets(), pages: [] },
  incoming: null,
  read: READ_IDLE,
  readAt: null,
  search: { typed: '', applied: '' },
  selectedId: null,
  byId: [],
  ofConversation: [],
  histories: [],
  groups: [],
  groupsRead: READ_IDLE,
  edit: null,
  blockedUrl: null,
};
