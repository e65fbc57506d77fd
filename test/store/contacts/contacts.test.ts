import { loggedOut } from '../../../src/store/auth/actions';
import * as contacts from '../../../src/store/contacts/actions';
import { selectContactRow, selectListedContactIds } from '../../../src/store/contacts/listSelectors';
import {
  selectContact,
  selectContactHistory,
  selectContactHistoryRead,
  selectContactOfConversation,
  selectContactOfConversationRead,
  selectContactRead,
  selectContactUrl,
  selectIsUrlBlocked,
  selectSelectedContactId,
} from '../../../src/store/contacts/selectors';
import type { ContactRow } from '../../../src/store/contacts/types';
import { leaveRequested, openRequested } from '../../../src/store/conversations/actions';
import { emptyState, fold } from '../../support/fold';
import { signedIn } from '../../support/sagaFixtures';
import { sampleContact, sampleConversation } from '../../support/samples';

function row(id: string, name: string, fields: Partial<ContactRow> = {}): ContactRow {
  const nothing = { number: null, email: null, document: null, groupId: null, routes: [] };
  return { id, name, ...nothing, ...fields };
}

const FAILURE = { code: 'timeout', message: '' };

const maria = sampleContact();

const ana = row('1', 'Ana');

const bia = row('2', 'Bia');

const listed = (state: ReturnType<typeof fold>) => selectListedContactIds(state);

describe('the list', () => {
  it('shows the parts of the first read as they come', () => {
    const first = fold([...signedIn(), contacts.readStarted(), contacts.pageLoaded({ contacts: [bia] })]);
    expect(listed(first)).toEqual(['2']);
    expect(first.contacts.read.status).toBe('loading');
    const whole = fold([contacts.pageLoaded({ contacts: [ana] }), contacts.readCompleted()], first);
    expect(listed(whole)).toEqual(['1', '2']);
    expect(whole.contacts).toMatchObject({ read: { status: 'loaded' }, incoming: null });
    expect(whole.contacts.readAt).not.toBeNull();
  });

  it('keeps the routes that are known of a contact where the list leaves them out', () => {
    const untold = row('77', 'Maria Souza', { groupId: '3', routes: null });
    const parts = [
      contacts.readStarted(),
      contacts.pageLoaded({ contacts: [untold] }),
      contacts.readCompleted(),
    ];
    const before = fold([...signedIn({ seesAllContacts: false }), ...parts]);
    expect(listed(before)).toEqual(['77']);
    const elsewhere = sampleContact({ groupId: '3', routes: ['De outros'] });
    const known = fold([contacts.oneLoaded({ contactId: '77', contact: elsewhere })], before);
    expect(listed(known)).toEqual([]);
    expect(listed(fold(parts, known))).toEqual([]);
    const [read, , whole] = parts;
    const moved = contacts.pageLoaded({ contacts: [{ ...untold, groupId: '4' }] });
    expect(
      listed(
        fold(
          [read, moved, whole].filter((one) => one !== undefined),
          known,
        ),
      ),
    ).toEqual(['77']);
  });

  it('is replaced in one go by a later read, which takes along who is no more', () => {
    const whole = [
      contacts.readStarted(),
      contacts.pageLoaded({ contacts: [ana, bia] }),
      contacts.readCompleted(),
    ];
    const again = fold([
      ...signedIn(),
      ...whole,
      contacts.readStarted(),
      contacts.pageLoaded({ contacts: [row('3', 'Caio')] }),
    ]);
    expect(listed(again)).toEqual(['1', '2']);
    expect(listed(fold([contacts.readFailed(FAILURE)], again))).toEqual(['1', '2']);
    expect(listed(fold([contacts.readCompleted()], again))).toEqual(['3']);
  });

  it('keeps what came before a failure', () => {
    const failed = fold([
      ...signedIn(),
      contacts.readStarted(),
      contacts.pageLoaded({ contacts: [ana] }),
      contacts.readFailed(FAILURE),
    ]);
    expect(listed(failed)).toEqual(['1']);
    expect(failed.contacts.read).toEqual({ status: 'failed', failure: FAILURE });
  });

  it('is filtered by what typing came to rest at', () => {
    const all = fold([...signedIn(), contacts.pageLoaded({ contacts: [ana, bia] })]);
    const typing = fold([contacts.searchRequested({ text: 'bi' })], all);
    expect(listed(typing)).toEqual(['1', '2']);
    expect(typing.contacts.search).toEqual({ typed: 'bi', applied: '' });
    expect(listed(fold([contacts.searchSettled({ text: 'bi' })], typing))).toEqual(['2']);
  });

  it('shows who may not see all contacts those of no group and of the routes of their queues', () => {
    const some = [
      ana,
      row('2', 'Bia', { groupId: '1', routes: ['SAC'] }),
      row('3', 'Caio', { groupId: '2', routes: ['Vendas'] }),
    ];
    const page = contacts.pageLoaded({ contacts: some });
    expect(listed(fold([...signedIn({ seesAllContacts: true }), page]))).toEqual(['1', '2', '3']);
    expect(listed(fold([...signedIn({ seesAllContacts: false }), page]))).toEqual(['1', '2']);
  });

  it('stays the same object while nothing of it changes', () => {
    const state = fold([
      ...signedIn({ seesAllContacts: false }),
      contacts.pageLoaded({ contacts: [ana, bia] }),
    ]);
    const after = fold([contacts.openRequested({ contactId: '1' }), contacts.groupsReadStarted()], state);
    expect(listed(after)).toBe(listed(state));
  });
});

describe('the chosen contact', () => {
  it('is cleared by leaving it and by an entry of the menu', () => {
    const chosen = fold([contacts.openRequested({ contactId: '1' })]);
    expect(selectSelectedContactId(chosen)).toBe('1');
    expect(selectSelectedContactId(fold([contacts.leaveRequested()], chosen))).toBeNull();
    expect(selectSelectedContactId(fold([leaveRequested()], chosen))).toBeNull();
  });

  it('is read whole, stays while it is read again or that fails, and stands in the list as it is now', () => {
    const one = { contactId: '77' };
    const read = fold([
      ...signedIn(),
      contacts.pageLoaded({ contacts: [ana, row('77', 'Zoe')] }),
      contacts.oneReadStarted(one),
      contacts.oneLoaded({ ...one, contact: sampleContact({ name: 'Abel' }) }),
    ]);
    expect(listed(read)).toEqual(['77', '1']);
    expect(selectContactRow(read, '77')).toEqual({
      ...row('77', 'Abel'),
      email: maria.email,
      number: maria.number,
    });
    const failed = fold([contacts.oneReadStarted(one), contacts.oneReadFailed({ ...one, ...FAILURE })], read);
    expect(selectContact(failed, '77')?.name).toBe('Abel');
    expect(selectContactRead(failed, '77')).toEqual({ status: 'failed', failure: FAILURE });
    const gone = fold([contacts.oneLoaded({ ...one, contact: null })], failed);
    expect(selectContact(gone, '77')).toBeNull();
    expect(selectContactRead(gone, '77').status).toBe('loaded');
  });

  it('is one of 200 that are remembered', () => {
    const many = Array.from({ length: 201 }, (_, index) => String(index));
    const state = fold(
      many.map((id) => contacts.oneLoaded({ contactId: id, contact: sampleContact({ id }) })),
    );
    expect(selectContact(state, '0')).toBeNull();
    expect(selectContact(state, '1')?.id).toBe('1');
    expect(selectContact(state, '200')?.id).toBe('200');
  });
});

describe('the contact of a conversation', () => {
  const one = { conversationId: '1001' };

  it('is found, or nobody is', () => {
    const reading = fold([contacts.ofConversationReadStarted(one)]);
    expect(selectContactOfConversationRead(reading, '1001').status).toBe('loading');
    const found = fold([contacts.ofConversationLoaded({ ...one, contact: maria })], reading);
    expect(selectContactOfConversation(found, '1001')).toEqual(maria);
    expect(selectContactUrl(found, '1001')).toBe('https://crm.exemplo.com/77');
    const nobody = fold([contacts.ofConversationLoaded({ ...one, contact: null })], found);
    expect(selectContactOfConversation(nobody, '1001')).toBeNull();
    expect(selectContactUrl(nobody, '1001')).toBeNull();
    const failed = fold([contacts.ofConversationReadFailed({ ...one, ...FAILURE })], found);
    expect(selectContactOfConversation(failed, '1001')).toEqual(maria);
    expect(selectContactOfConversationRead(failed, '1001').failure).toEqual(FAILURE);
  });

  it('has a page that the browser kept shut until it is opened, dismissed or left', () => {
    const blocked = fold([contacts.urlBlocked(one)]);
    expect(selectIsUrlBlocked(blocked, '1001')).toBe(true);
    expect(selectIsUrlBlocked(blocked, '1002')).toBe(false);
    const ends = [contacts.urlOpened(one), contacts.urlNoticeDismissRequested(), openRequested(one)];
    for (const end of ends) expect(selectIsUrlBlocked(fold([end], blocked), '1001')).toBe(false);
  });
});

describe('the history of a contact', () => {
  const one = { contactId: '77' };
  const conversations = [
    sampleConversation({ id: '5', readOnly: true }),
    sampleConversation({ id: '7', readOnly: true, startedAt: '2026-03-11T09:00:00-03:00' }),
    sampleConversation({ id: '6', queue: 'Outra', readOnly: true }),
  ];

  it('is limited to the queues of the agent, the latest conversation first', () => {
    const state = fold([...signedIn(), contacts.historyReadStarted(one)]);
    expect(selectContactHistory(state, '77')).toEqual([]);
    expect(selectContactHistoryRead(state, '77').status).toBe('loading');
    const read = fold([contacts.historyLoaded({ ...one, conversations })], state);
    expect(selectContactHistory(read, '77').map(({ id }) => id)).toEqual(['7', '5']);
    const failed = fold([contacts.historyReadFailed({ ...one, ...FAILURE })], read);
    expect(selectContactHistory(failed, '77')).toHaveLength(2);
    expect(selectContactHistoryRead(failed, '77').failure).toEqual(FAILURE);
  });
});

it('nothing of it outlives the session', () => {
  const state = fold([...signedIn(), contacts.pageLoaded({ contacts: [ana] })]);
  expect(fold([loggedOut({ reason: 'agent', message: null })], state).contacts).toEqual(
    emptyState().contacts,
  );
});
