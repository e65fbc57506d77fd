import { loggedOut } from '../auth/actions';
import { saved as classified } from '../classification/actions';
import { ended, leaveRequested, openRequested, removed } from '../conversations/actions';
import { failureIn, READ_IDLE, READ_LOADED, READ_LOADING, readFailed } from '../../lib/failure';
import { plainReducer, type On } from '../plainReducer';
import * as actions from './actions';
import { NO_CONTACTS, withContacts, withKnownRoutes } from './list';
import { recentOf, withRecent } from '../../lib/recent';
import {
  initialState,
  type ContactHistory,
  type ContactsState,
  type ConversationContact,
  type KnownContact,
} from './state';
import type { Contact, ContactRow, EditDialog } from './types';

function rowOf({ id, name, number, email, document, groupId, routes }: Contact): ContactRow {
  return { id, name, number, email, document, groupId, routes };
}

function one(state: ContactsState, id: string, fields: Partial<KnownContact>): ContactsState {
  const before = recentOf(state.byId, id) ?? { contact: null, read: READ_IDLE };
  return { ...state, byId: withRecent(state.byId, id, { ...before, ...fields }) };
}

/** A contact as the server has it now: in the list too, where it stands by its name. */
function known(state: ContactsState, contact: Contact): ContactsState {
  const row = [withKnownRoutes(state.list, rowOf(contact))];
  const list = withContacts(state.list, row);
  const incoming = state.incoming === null ? null : withContacts(state.incoming, row);
  return one({ ...state, list, incoming }, contact.id, { contact, read: READ_LOADED });
}

function of(state: ContactsState, id: string, fields: Partial<ConversationContact>): ContactsState {
  const before = recentOf(state.ofConversation, id) ?? { contactId: null, read: READ_IDLE };
  return { ...state, ofConversation: withRecent(state.ofConversation, id, { ...before, ...fields }) };
}

function history(state: ContactsState, id: string, fields: Partial<ContactHistory>): ContactsState {
  const before = recentOf(state.histories, id) ?? { conversations: [], read: READ_IDLE };
  return { ...state, histories: withRecent(state.histories, id, { ...before, ...fields }) };
}

/** Every list of conversations is read again when it is next looked at: one of the agent's is not what it was. */
function outdated(state: ContactsState): ContactsState {
  if (!state.histories.some(([, { readAt }]) => readAt !== undefined)) return state;
  const histories = state.histories.map(
    ([id, { conversations, read }]) => [id, { conversations, read }] as const,
  );
  return { ...state, histories };
}

function inDialog(state: ContactsState, contactId: string, fields: Partial<EditDialog>): ContactsState {
  const { edit } = state;
  return edit?.contactId === contactId ? { ...state, edit: { ...edit, ...fields } } : state;
}

/** The list: read in parts, the first time shown as they come, later replaced in one go. */
function list(on: On<ContactsState>): void {
  on(actions.readStarted, (state) => ({
    ...state,
    read: READ_LOADING,
    incoming: state.readAt === null ? null : NO_CONTACTS,
  }));
  on(actions.pageLoaded, (state, { payload }) => {
    const contacts = payload.contacts.map((contact) => withKnownRoutes(state.list, contact));
    return state.incoming === null
      ? { ...state, list: withContacts(state.list, contacts) }
      : { ...state, incoming: withContacts(state.incoming, contacts) };
  });
  on(actions.readCompleted, (state, { meta }) => ({
    ...state,
    list: state.incoming ?? state.list,
    incoming: null,
    read: READ_LOADED,
    readAt: meta.at,
  }));
  on(actions.readFailed, (state, { payload }) => ({ ...state, incoming: null, read: readFailed(payload) }));
  on(actions.searchRequested, (state, { payload }) => ({
    ...state,
    search: { ...state.search, typed: payload.text },
  }));
  on(actions.searchSettled, (state, { payload }) => ({
    ...state,
    search: { ...state.search, applied: payload.text },
  }));
  on(actions.openRequested, (state, { payload }) => ({ ...state, selectedId: payload.contactId }));
  on(actions.leaveRequested, (state) => ({ ...state, selectedId: null }));
  // Choosing an entry of the menu clears the chosen contact too (spec 1 §2).
  on(leaveRequested, (state) => (state.selectedId === null ? state : { ...state, selectedId: null }));
}

/** Single contacts, those of conversations, and their histories. */
function ones(on: On<ContactsState>): void {
  on(actions.oneReadStarted, (state, { payload }) => one(state, payload.contactId, { read: READ_LOADING }));
  on(actions.oneLoaded, (state, { payload: { contactId, contact } }) =>
    contact === null ? one(state, contactId, { contact: null, read: READ_LOADED }) : known(state, contact),
  );
  on(actions.oneReadFailed, (state, { payload }) =>
    one(state, payload.contactId, { read: readFailed(failureIn(payload)) }),
  );
  on(actions.ofConversationReadStarted, (state, { payload }) =>
    of(state, payload.conversationId, { read: READ_LOADING }),
  );
  on(actions.ofConversationLoaded, (state, { payload: { conversationId, contact } }) => {
    const next = contact === null ? state : known(state, contact);
    return of(next, conversationId, { contactId: contact?.id ?? null, read: READ_LOADED });
  });
  on(actions.ofConversationReadFailed, (state, { payload }) =>
    of(state, payload.conversationId, { read: readFailed(failureIn(payload)) }),
  );
  on(actions.historyReadStarted, (state, { payload }) =>
    history(state, payload.contactId, { read: READ_LOADING }),
  );
  on(actions.historyLoaded, (state, { payload: { contactId, conversations }, meta }) =>
    history(state, contactId, { conversations, read: READ_LOADED, readAt: meta.at }),
  );
  on(actions.historyReadFailed, (state, { payload }) =>
    history(state, payload.contactId, { read: readFailed(failureIn(payload)) }),
  );
  for (const change of [ended, removed, classified]) on<unknown>(change, outdated);
}

/** The edit dialog, with the groups to choose from. */
function editing(on: On<ContactsState>): void {
  on(actions.groupsReadStarted, (state) => ({ ...state, groupsRead: READ_LOADING }));
  on(actions.groupsLoaded, (state, { payload }) => ({ ...state, ...payload, groupsRead: READ_LOADED }));
  on(actions.groupsReadFailed, (state, { payload }) => ({ ...state, groupsRead: readFailed(payload) }));
  on(actions.editOpenRequested, (state, { payload }) => ({
    ...state,
    edit: { ...payload, saving: false, failure: null, overtaken: null },
  }));
  on(actions.editChangeRequested, (state, { payload: { contactId, isChanged } }) =>
    inDialog(state, contactId, { isChanged }),
  );
  on(actions.editCloseRequested, (state) => (state.edit === null ? state : { ...state, edit: null }));
  on(actions.saveStarted, (state, { payload }) =>
    inDialog(state, payload.contactId, { saving: true, failure: null }),
  );
  on(actions.saved, (state, { payload: { contact } }) => {
    const next = known(state, contact);
    return next.edit?.contactId === contact.id ? { ...next, edit: null } : next;
  });
  on(actions.saveConflicted, (state, { payload: { contact } }) => {
    const before = recentOf(state.byId, contact.id)?.contact ?? contact;
    const overtaken = state.edit?.overtaken ?? before;
    return inDialog(known(state, contact), contact.id, { saving: false, overtaken });
  });
  on(actions.saveFailed, (state, { payload }) =>
    inDialog(state, payload.contactId, { saving: false, failure: failureIn(payload) }),
  );
}

/** Folds the facts of contacts. */
export const contactsReducer = plainReducer<ContactsState>(initialState, (on) => {
  list(on);
  ones(on);
  editing(on);
  on(actions.urlBlocked, (state, { payload }) => ({ ...state, blockedUrl: payload.conversationId }));
  for (const settled of [actions.urlOpened, actions.urlNoticeDismissRequested, openRequested]) {
    on<unknown>(settled, (state) => (state.blockedUrl === null ? state : { ...state, blockedUrl: null }));
  }
  on(loggedOut, () => initialState);
});
