import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import * as contacts from '../../src/store/contacts/actions';
import { selectContactRow, selectListedContactIds } from '../../src/store/contacts/listSelectors';
import {
  selectContact,
  selectContactHistory,
  selectContactOfConversation,
} from '../../src/store/contacts/selectors';
import type { Contact, ContactForm } from '../../src/store/contacts/types';
import { openRequested } from '../../src/store/conversations/actions';
import { selectConversation } from '../../src/store/conversations/selectors';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { openConsole, type TestConsole } from './testConsole';
import { newProfile } from './profile';

let sandbox: Sandbox;
let console: TestConsole;

beforeEach(async () => {
  sandbox = await createSandbox();
  console = openConsole(newProfile(sandbox));
});

afterEach(async () => {
  console.close();
  await sandbox.close();
});

async function readAll(): Promise<readonly string[]> {
  console.dispatch(contacts.listOpenRequested());
  await console.until('all contacts', (state) => state.contacts.read.status === 'loaded');
  return selectListedContactIds(console.state());
}

function formOf({ name, number, email, url, groupId, fields, numbers }: Contact): ContactForm {
  return { name, number: number ?? '', email: email ?? '', url: url ?? '', groupId, fields, numbers };
}

/** Opens the contact's edit dialog and waits until it can be changed. */
async function edit(contactId: string, conversationId: string | null = null): Promise<Contact> {
  console.dispatch(contacts.editOpenRequested({ contactId, conversationId }));
  return console.until('the contact', (state) => selectContact(state, contactId));
}

it('an agent finds one of thousands and sees its history', async () => {
  const first = sandbox.control.seedContacts({ count: 2_500 });
  await console.signIn('ana');
  expect(await readAll()).toHaveLength(2_548);
  const id = String(first?.id);
  console.dispatch(contacts.searchRequested({ text: first?.email ?? '' }));
  await console.until('it is found', (state) => selectListedContactIds(state).length === 1);
  expect(selectListedContactIds(console.state())).toEqual([id]);
  console.dispatch(contacts.openRequested({ contactId: '1' }));
  console.dispatch(contacts.historyRequested({ contactId: '1' }));
  await console.until('it is read', (state) => selectContact(state, '1'));
  await console.until('its history', (state) => selectContactHistory(state, '1').length > 0);
  const history = selectContactHistory(console.state(), '1');
  expect(history.every(({ customerId, readOnly }) => customerId === '1' && readOnly)).toBe(true);
});

it('an agent who may not see all contacts sees those without group and those of their queues', async () => {
  await console.signIn('diego');
  const visible = await readAll();
  const { names } = console.state().contacts.list;
  expect(visible.length).toBeGreaterThan(0);
  expect(visible.length).toBeLessThan(names.reduce((sum, bucket) => sum + bucket.length, 0));
  const groups = new Set(visible.map((id) => selectContactRow(console.state(), id)?.groupId));
  // 'Corporativo' belongs to queues that are not Diego's.
  expect(groups).toEqual(new Set([null, '1', '3']));
});

it('a contact that is saved in a conversation gives it its name, here and at the server', async () => {
  await console.signIn('ana');
  console.dispatch(switchRequested({ queues: ['Chat Site'], joined: true }));
  await console.until('in the queue', (state) => selectJoinedQueues(state).includes('Chat Site'));
  const { id } = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Oi', idCliente: 3 });
  const conversationId = String(id);
  await console.until('the conversation', (state) => selectConversation(state, conversationId));
  console.dispatch(openRequested({ conversationId }));
  await console.until('its contact', (state) => selectContactOfConversation(state, conversationId));

  const before = await edit('3', conversationId);
  console.dispatch(
    contacts.saveRequested({
      contactId: '3',
      form: { ...formOf(before), name: 'Zuleica Prado', fields: [{ name: 'Plano', value: 'Ouro' }] },
    }),
  );
  await console.until(
    'the new name',
    (state) => selectConversation(state, conversationId)?.fromName === 'Zuleica Prado',
  );
  await console.until('the same at the server', () =>
    sandbox.control
      .conversations({})
      .some((one) => String(one.id) === conversationId && one.fromName === 'Zuleica Prado'),
  );
  await expect(console.services.contactApi.one('3')).resolves.toMatchObject({
    name: 'Zuleica Prado',
    number: before.number,
    document: before.document,
    groupId: before.groupId,
    fields: [{ name: 'Plano', value: 'Ouro' }],
  });
});

it('what somebody else saved meanwhile is shown and not overwritten unseen', async () => {
  await console.signIn('ana');
  const mine = await edit('4');
  const theirs = { ...formOf(mine), email: 'deles@exemplo.com' };
  await console.services.contactApi.save({
    reqId: console.services.ids.newId(),
    contact: mine,
    form: theirs,
  });
  const form = { ...formOf(mine), name: 'Meu Nome' };
  console.dispatch(contacts.saveRequested({ contactId: '4', form }));
  await console.until('the conflict', ({ contacts: { edit: dialog } }) => dialog?.overtaken);
  expect(selectContact(console.state(), '4')).toMatchObject({ name: mine.name, email: 'deles@exemplo.com' });
  console.dispatch(contacts.saveRequested({ contactId: '4', form: { ...theirs, name: 'Meu Nome' } }));
  await console.until('saved', (state) => state.contacts.edit === null);
  await expect(console.services.contactApi.one('4')).resolves.toMatchObject({
    name: 'Meu Nome',
    email: 'deles@exemplo.com',
  });
});
