import { below } from '../paths';
import {
  CONTACT_FIELDS,
  CONTACT_FORM_FIELDS,
  CONVERSATION_FIELDS,
  PERSON_FIELDS,
  PRIVATE_NOTE_FIELDS,
} from '../sensitive';
import { failed, mask, type RulesOf } from './rule';

const contact = mask(...below('contact', CONTACT_FIELDS));

/** Contacts: names and numbers are kept, what else is personal is masked, as is what agents note down about them. */
export const contactRules = {
  'contacts/listOpenRequested': 'keep',
  'contacts/readRequested': 'keep',
  'contacts/searchRequested': mask('text'),
  'contacts/openRequested': 'keep',
  'contacts/leaveRequested': 'keep',
  'contacts/oneReadRequested': 'keep',
  'contacts/ofConversationReadRequested': 'keep',
  'contacts/historyShowRequested': mask('address@'),
  'contacts/historyRequested': mask('address@'),
  'contacts/editOpenRequested': 'keep',
  'contacts/editChangeRequested': 'keep',
  'contacts/editCloseRequested': 'keep',
  'contacts/groupsReadRequested': 'keep',
  'contacts/saveRequested': mask(...below('form', CONTACT_FORM_FIELDS)),
  'contacts/urlOpenRequested': 'keep',
  'contacts/urlNoticeDismissRequested': 'keep',
  'contacts/searchSettled': mask('text'),
  'contacts/readStarted': 'keep',
  'contacts/pageLoaded': mask(...below('contacts.*', PERSON_FIELDS)),
  'contacts/readCompleted': 'keep',
  'contacts/readFailed': failed,
  'contacts/oneReadStarted': 'keep',
  'contacts/oneLoaded': contact,
  'contacts/oneReadFailed': failed,
  'contacts/ofConversationReadStarted': 'keep',
  'contacts/ofConversationLoaded': contact,
  'contacts/ofConversationReadFailed': failed,
  'contacts/historyReadStarted': 'keep',
  'contacts/historyLoaded': mask(...below('conversations.*', CONVERSATION_FIELDS)),
  'contacts/historyReadFailed': failed,
  'contacts/groupsReadStarted': 'keep',
  'contacts/groupsLoaded': 'keep',
  'contacts/groupsReadFailed': failed,
  'contacts/saveStarted': 'keep',
  'contacts/saved': contact,
  'contacts/saveConflicted': contact,
  'contacts/saveFailed': failed,
  'contacts/urlOpened': 'keep',
  'contacts/urlBlocked': 'keep',

  'privateNotes/writeRequested': mask('text'),
  'privateNotes/restored': mask(...below('notes.*', PRIVATE_NOTE_FIELDS)),
  'privateNotes/keepingFailed': failed,
} as const satisfies RulesOf<'contacts' | 'privateNotes'>;
