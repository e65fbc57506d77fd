import * as contacts from '../../../src/store/contacts/actions';
import { selectContact, selectEditDialog } from '../../../src/store/contacts/selectors';
import { webAddress } from '../../../src/lib/webAddress';
import { loaded } from '../../../src/store/conversations/actions';
import { selectConversation } from '../../../src/store/conversations/selectors';
import { emptyState, fold } from '../../support/fold';
import { sampleContact, sampleConversation } from '../../support/samples';

const FAILURE = { code: 'timeout', message: '' };

const maria = sampleContact();

describe('the edit dialog', () => {
  const one = { contactId: '77' };
  const open = fold([
    loaded({ conversations: [sampleConversation()] }),
    contacts.oneLoaded({ ...one, contact: maria }),
    contacts.editOpenRequested({ ...one, conversationId: '1001' }),
  ]);

  it('opens for one contact and is left', () => {
    expect(selectEditDialog(open)).toEqual({
      contactId: '77',
      conversationId: '1001',
      saving: false,
      failure: null,
      overtaken: null,
    });
    expect(selectEditDialog(fold([contacts.editCloseRequested()], open))).toBeNull();
    const closed = emptyState();
    expect(fold([contacts.editCloseRequested()], closed).contacts).toBe(closed.contacts);
  });

  it('stays with the reason when the server did not take it', () => {
    const failed = fold([contacts.saveStarted(one), contacts.saveFailed({ ...one, ...FAILURE })], open);
    expect(selectEditDialog(failed)).toMatchObject({ saving: false, failure: FAILURE });
    expect(selectEditDialog(fold([contacts.saveStarted(one)], failed))).toMatchObject({
      saving: true,
      failure: null,
    });
    const other = fold([contacts.saveStarted({ contactId: '78' })], open);
    expect(selectEditDialog(other)).toMatchObject({ saving: false });
  });

  it('closes once it is saved; its conversations go by the new name', () => {
    const contact = { ...maria, name: 'Maria Lima' };
    const saved = fold(
      [contacts.saveStarted(one), contacts.saved({ contact, renamed: ['1001', '9'] })],
      open,
    );
    expect(selectEditDialog(saved)).toBeNull();
    expect(selectContact(saved, '77')).toEqual(contact);
    expect(selectConversation(saved, '1001')?.fromName).toBe('Maria Lima');
  });

  it('shows what somebody else saved meanwhile, beside what it was at the beginning', () => {
    const theirs = { ...maria, email: 'nova@exemplo.com', version: '2' };
    const later = { ...theirs, email: 'outra@exemplo.com', version: '3' };
    const conflict = fold([contacts.saveStarted(one), contacts.saveConflicted({ contact: theirs })], open);
    expect(selectEditDialog(conflict)).toMatchObject({ saving: false, overtaken: maria });
    expect(selectContact(conflict, '77')).toEqual(theirs);
    const again = fold([contacts.saveConflicted({ contact: later })], conflict);
    expect(selectEditDialog(again)?.overtaken).toEqual(maria);
    expect(selectContact(again, '77')).toEqual(later);
  });

  it('knows the groups once they are read', () => {
    const reading = fold([contacts.groupsReadStarted()], open);
    expect(reading.contacts.groupsRead.status).toBe('loading');
    const groups = [{ id: '1', name: 'Varejo' }];
    const read = fold([contacts.groupsLoaded({ groups })], reading);
    expect(read.contacts).toMatchObject({ groups, groupsRead: { status: 'loaded' } });
    const failed = fold([contacts.groupsReadFailed(FAILURE)], read);
    expect(failed.contacts).toMatchObject({ groups, groupsRead: { failure: FAILURE } });
  });
});

describe('the address of a customer’s page', () => {
  it.each([
    ['https://crm.exemplo.com/1?a=b#c', 'https://crm.exemplo.com/1?a=b#c'],
    [' http://crm.exemplo.com ', 'http://crm.exemplo.com/'],
    ['crm.exemplo.com/1', 'https://crm.exemplo.com/1'],
  ])('%j is followed', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each([
    null,
    '',
    '  ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'https://',
  ])('%j is not', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
