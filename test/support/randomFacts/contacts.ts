import * as contacts from '../../../src/store/contacts/actions';
import type { Contact, ContactRow } from '../../../src/store/contacts/types';
import type { Dice } from '../random';
import { sampleContact } from '../samples';
import type { FactsOf } from './table';
import { customerAddress, secretOrNull, secretText } from './secrets';
import { conversation, conversationIds, failure } from './values';

const contactIds = ['7', '7', '8', '10', '__proto__', 'constructor'] as const;

const ofOne = (dice: Dice) => ({ contactId: dice.pick(contactIds) });

const inOne = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

function row(dice: Dice): ContactRow {
  return {
    id: dice.pick(contactIds),
    name: dice.pick(['Ana', 'Ágata', 'Zeca', '']),
    number: dice.pick([null, '5511988880001']),
    email: secretOrNull(dice),
    document: secretOrNull(dice),
    groupId: dice.pick([null, '1']),
    routes: dice.pick([null, [], ['SAC']]),
  };
}

function contact(dice: Dice): Contact {
  return sampleContact({
    ...row(dice),
    url: secretOrNull(dice),
    profileImage: secretOrNull(dice),
    fields: dice.some(2, () => ({ name: 'Plano', value: secretText(dice) })),
    others: dice.chance(0.5) ? {} : { origem: secretText(dice) },
  });
}

const contactOrNull = (dice: Dice) => (dice.chance(0.2) ? null : contact(dice));

const form = (dice: Dice) => ({
  name: 'Ana',
  number: '',
  email: secretText(dice),
  url: secretText(dice),
  groupId: null,
  fields: [{ name: 'Plano', value: secretText(dice) }],
  numbers: [{ name: 'Casa', number: '551140028922' }],
});

/** Random facts of contacts. */
export const contactFacts: FactsOf<'contacts'> = {
  'contacts/listOpenRequested': () => contacts.listOpenRequested(),
  'contacts/readRequested': () => contacts.readRequested(),
  'contacts/searchRequested': (dice) => contacts.searchRequested({ text: secretText(dice) }),
  'contacts/openRequested': (dice) => contacts.openRequested(ofOne(dice)),
  'contacts/leaveRequested': () => contacts.leaveRequested(),
  'contacts/oneReadRequested': (dice) => contacts.oneReadRequested(ofOne(dice)),
  'contacts/ofConversationReadRequested': (dice) => contacts.ofConversationReadRequested(inOne(dice)),
  'contacts/historyShowRequested': (dice) =>
    contacts.historyShowRequested({ ...ofOne(dice), address: customerAddress(dice) }),
  'contacts/historyRequested': (dice) =>
    contacts.historyRequested({ ...ofOne(dice), address: customerAddress(dice) }),
  'contacts/editOpenRequested': (dice) => contacts.editOpenRequested({ ...ofOne(dice), ...inOne(dice) }),
  'contacts/editChangeRequested': (dice) =>
    contacts.editChangeRequested({ ...ofOne(dice), isChanged: dice.chance(0.5) }),
  'contacts/editCloseRequested': () => contacts.editCloseRequested(),
  'contacts/groupsReadRequested': () => contacts.groupsReadRequested(),
  'contacts/saveRequested': (dice) => contacts.saveRequested({ ...ofOne(dice), form: form(dice) }),
  'contacts/urlOpenRequested': (dice) => contacts.urlOpenRequested(inOne(dice)),
  'contacts/urlNoticeDismissRequested': () => contacts.urlNoticeDismissRequested(),
  'contacts/searchSettled': (dice) => contacts.searchSettled({ text: secretText(dice) }),
  'contacts/readStarted': () => contacts.readStarted(),
  'contacts/pageLoaded': (dice) => contacts.pageLoaded({ contacts: dice.some(4, () => row(dice)) }),
  'contacts/readCompleted': () => contacts.readCompleted(),
  'contacts/readFailed': (dice) => contacts.readFailed(failure(dice)),
  'contacts/oneReadStarted': (dice) => contacts.oneReadStarted(ofOne(dice)),
  'contacts/oneLoaded': (dice) => contacts.oneLoaded({ ...ofOne(dice), contact: contactOrNull(dice) }),
  'contacts/oneReadFailed': (dice) => contacts.oneReadFailed({ ...ofOne(dice), ...failure(dice) }),
  'contacts/ofConversationReadStarted': (dice) => contacts.ofConversationReadStarted(inOne(dice)),
  'contacts/ofConversationLoaded': (dice) =>
    contacts.ofConversationLoaded({ ...inOne(dice), contact: contactOrNull(dice) }),
  'contacts/ofConversationReadFailed': (dice) =>
    contacts.ofConversationReadFailed({ ...inOne(dice), ...failure(dice) }),
  'contacts/historyReadStarted': (dice) => contacts.historyReadStarted(ofOne(dice)),
  'contacts/historyLoaded': (dice) =>
    contacts.historyLoaded({ ...ofOne(dice), conversations: dice.some(3, () => conversation(dice)) }),
  'contacts/historyReadFailed': (dice) => contacts.historyReadFailed({ ...ofOne(dice), ...failure(dice) }),
  'contacts/groupsReadStarted': () => contacts.groupsReadStarted(),
  'contacts/groupsLoaded': () => contacts.groupsLoaded({ groups: [{ id: '1', name: 'Varejo' }] }),
  'contacts/groupsReadFailed': (dice) => contacts.groupsReadFailed(failure(dice)),
  'contacts/saveStarted': (dice) => contacts.saveStarted(ofOne(dice)),
  'contacts/saved': (dice) =>
    contacts.saved({ contact: contact(dice), renamed: dice.some(2, () => dice.pick(conversationIds)) }),
  'contacts/saveConflicted': (dice) => contacts.saveConflicted({ contact: contact(dice) }),
  'contacts/saveFailed': (dice) => contacts.saveFailed({ ...ofOne(dice), ...failure(dice) }),
  'contacts/urlOpened': (dice) => contacts.urlOpened(inOne(dice)),
  'contacts/urlBlocked': (dice) => contacts.urlBlocked(inOne(dice)),
};
