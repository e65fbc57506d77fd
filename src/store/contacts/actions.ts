import type { Conversation } from '../conversations/types';
import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Contact, ContactForm, ContactGroup, ContactRow, HistoryOf } from './types';

/** The list of contacts came on screen. */
export const listOpenRequested = request('contacts/listOpenRequested')();
/** The agent asked again for the list after a failed read. */
export const readRequested = request('contacts/readRequested')();
/** The agent typed in the search box. */
export const searchRequested = request('contacts/searchRequested')<{ text: string }>();
/** The agent chose a contact of the list. */
export const openRequested = request('contacts/openRequested')<{ contactId: string }>();
/** The agent left the chosen contact for the list. */
export const leaveRequested = request('contacts/leaveRequested')();
/** The agent asked again for one contact after a failed read. */
export const oneReadRequested = request('contacts/oneReadRequested')<{ contactId: string }>();
/** The agent asked again for the contact of a conversation after a failed read. */
export const ofConversationReadRequested = request('contacts/ofConversationReadRequested')<{
  conversationId: string;
}>();
/** A customer's conversations came on screen; they are read unless they are known. */
export const historyShowRequested = request('contacts/historyShowRequested')<HistoryOf>();
/** The agent asked for a customer's conversations anew, known or not. */
export const historyRequested = request('contacts/historyRequested')<HistoryOf>();
/** The agent opens the edit dialog, from a conversation or (null) from the contact itself. */
export const editOpenRequested = request('contacts/editOpenRequested')<{
  contactId: string;
  conversationId: string | null;
}>();
/** What the agent typed in the edit dialog is no longer what the contact is, or is so again. */
export const editChangeRequested = request('contacts/editChangeRequested')<{
  contactId: string;
  isChanged: boolean;
}>();
/** The agent leaves the edit dialog. */
export const editCloseRequested = request('contacts/editCloseRequested')();
/** The agent asked again for the groups after a failed read. */
export const groupsReadRequested = request('contacts/groupsReadRequested')();
/** The agent pressed Salvar. */
export const saveRequested = request('contacts/saveRequested')<{ contactId: string; form: ContactForm }>();
/** The agent opens the customer's page in another system (spec 1 §5, atalho_url). */
export const urlOpenRequested = request('contacts/urlOpenRequested')<{ conversationId: string }>();
/** The agent followed the link, or wants no more of it. */
export const urlNoticeDismissRequested = request('contacts/urlNoticeDismissRequested')();
/** The search text rested for 500 ms and now filters the list (spec 1 §9). */
export const searchSettled = fact('contacts/searchSettled')<{ text: string }>();
/** A read of all contacts began. */
export const readStarted = fact('contacts/readStarted')();
/** Some of the contacts that are being read. */
export const pageLoaded = fact('contacts/pageLoaded')<{ contacts: ContactRow[] }>();
/** All contacts are read: those that did not come are no more. */
export const readCompleted = fact('contacts/readCompleted')();
/** The read of the contacts failed; what is on screen stays. */
export const readFailed = fact('contacts/readFailed')<Failure>();
/** A read of one contact went out. */
export const oneReadStarted = fact('contacts/oneReadStarted')<{ contactId: string }>();
/** One contact as the server has it; null: there is none. */
export const oneLoaded = fact('contacts/oneLoaded')<{ contactId: string; contact: Contact | null }>();
/** The read of one contact failed. */
export const oneReadFailed = fact('contacts/oneReadFailed')<Failure & { contactId: string }>();
/** The contact of a conversation is being looked for. */
export const ofConversationReadStarted = fact('contacts/ofConversationReadStarted')<{
  conversationId: string;
}>();
/** With whom a conversation is; null: with nobody whom the centre knows. */
export const ofConversationLoaded = fact('contacts/ofConversationLoaded')<{
  conversationId: string;
  contact: Contact | null;
}>();
/** The contact of a conversation could not be read. */
export const ofConversationReadFailed = fact('contacts/ofConversationReadFailed')<
  Failure & { conversationId: string }
>();
/** A read of a contact's conversations went out. */
export const historyReadStarted = fact('contacts/historyReadStarted')<{ contactId: string }>();
/** The conversations of a contact, in whatever queue. */
export const historyLoaded = fact('contacts/historyLoaded')<{
  contactId: string;
  conversations: Conversation[];
}>();
/** The read of a contact's conversations failed. */
export const historyReadFailed = fact('contacts/historyReadFailed')<Failure & { contactId: string }>();
/** A read of the groups went out. */
export const groupsReadStarted = fact('contacts/groupsReadStarted')();
/** The groups of contacts. */
export const groupsLoaded = fact('contacts/groupsLoaded')<{ groups: ContactGroup[] }>();
/** The read of the groups failed. */
export const groupsReadFailed = fact('contacts/groupsReadFailed')<Failure>();
/** A changed contact went out. */
export const saveStarted = fact('contacts/saveStarted')<{ contactId: string }>();
/** The server has the contact; the conversations that go by its new name. */
export const saved = fact('contacts/saved')<{ contact: Contact; renamed: string[] }>();
/** Somebody else saved it meanwhile: nothing was saved, and this is what it is now. */
export const saveConflicted = fact('contacts/saveConflicted')<{ contact: Contact }>();
/** The server did not take it; the dialog stays with what was filled in. */
export const saveFailed = fact('contacts/saveFailed')<Failure & { contactId: string }>();
/** The customer's page was opened. */
export const urlOpened = fact('contacts/urlOpened')<{ conversationId: string }>();
/** The browser let the customer's page not open by itself. */
export const urlBlocked = fact('contacts/urlBlocked')<{ conversationId: string }>();
