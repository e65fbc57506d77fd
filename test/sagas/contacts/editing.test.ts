import { watchContacts } from '../../../src/sagas/contacts/contacts';
import type { ContactSaved } from '../../../src/services/api/contactApi';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as contacts from '../../../src/store/contacts/actions';
import { selectContact, selectEditDialog } from '../../../src/store/contacts/selectors';
import type { ContactForm } from '../../../src/store/contacts/types';
import type { User } from '../../../src/store/auth/types';
import { selectConversation } from '../../../src/store/conversations/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { refused } from '../../support/fakes/fakeCommands';
import { connected, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleContact, sampleConversation } from '../../support/samples';

const FORM: ContactForm = {
  name: 'Maria Lima',
  number: '5511977770000',
  email: 'lima@exemplo.com',
  url: '',
  groupId: '1',
  fields: [{ name: 'Plano', value: 'Ouro' }],
  numbers: [{ name: 'Casa', number: '551140028922' }],
};

const NOTHING = { number: null, email: null, url: null };

const ONE = { contactId: '77' };

let h: SagaHarness;
afterEach(() => h.end());

async function edit(user: Partial<User> = {}): Promise<void> {
  const others = [
    sampleConversation({ id: '1002' }),
    sampleConversation({ id: '1003', fromName: 'Maria Lima' }),
    sampleConversation({ id: '1004', customerId: '78' }),
    sampleConversation({ id: '1005', customerId: '9999999' }),
  ];
  h = createSagaHarness({
    facts: () => [...signedIn(user), ...connected(), ...inSync(sampleConversation(), ...others)],
  });
  h.run(watchContacts);
  h.run(() => serve(sessionWorkers()));
  h.dispatch(contacts.editOpenRequested({ ...ONE, conversationId: '1005' }));
  await h.settle();
  h.forget();
}

async function save(form: ContactForm = FORM): Promise<void> {
  h.dispatch(contacts.saveRequested({ ...ONE, form }));
  await h.settle();
}

const api = () => h.services.contactApi;

const sent = () => api().save.calls.map(([one]) => one);

describe('the edit dialog', () => {
  it('reads the contact as it is now, and the groups once, for who may choose one', async () => {
    await edit();
    expect(api().one.calls).toEqual([['77']]);
    expect(h.state().contacts.groups).toEqual([{ id: '1', name: 'Varejo' }]);
    h.dispatch(contacts.editOpenRequested({ ...ONE, conversationId: null }));
    await h.settle();
    expect(api().one.calls).toHaveLength(2);
    expect(api().groups.calls).toHaveLength(1);
    await h.end();
    await edit({ canEditContactGroup: false });
    expect(api().groups.calls).toEqual([]);
  });

  it('reads the groups again when that failed and the agent asks', async () => {
    await edit();
    api().groups.next(fails('timeout'));
    h.dispatch(contacts.groupsReadRequested());
    await h.settle();
    expect(h.state().contacts.groupsRead.failure).toMatchObject({ code: 'timeout' });
    h.dispatch(contacts.groupsReadRequested());
    await h.settle();
    expect(h.state().contacts.groupsRead.status).toBe('loaded');
  });
});

describe('Salvar', () => {
  it('sends the whole form, shows what the server has, and closes the dialog', async () => {
    await edit();
    const stored = sampleContact({ ...FORM, url: null, name: 'MARIA LIMA', version: '2' });
    api().save.next(() => ({ kind: 'saved', contact: stored }));
    await save();
    expect(sent()).toEqual([{ reqId: expect.any(String) as string, contact: sampleContact(), form: FORM }]);
    expect(h.types('contacts')).toEqual(['contacts/saveRequested', 'contacts/saveStarted', 'contacts/saved']);
    expect(selectContact(h.state(), '77')).toEqual(stored);
    expect(selectEditDialog(h.state())).toBeNull();
  });

  it('takes what was sent for saved where the server’s answer does not show it', async () => {
    await edit();
    await save();
    const saved = { ...FORM, url: null, routes: null, document: null, version: null };
    expect(selectContact(h.state(), '77')).toMatchObject(saved);
  });

  it('takes it as the server would: without outer spaces, and what is empty for nothing', async () => {
    await edit();
    const fields = [{ name: ' Plano', value: 'Ouro ' }];
    const numbers = [{ name: 'Casa ', number: ' 551140028922' }];
    await save({ ...FORM, name: ' Maria Souza ', number: ' ', email: '', groupId: null, fields, numbers });
    expect(selectContact(h.state(), '77')).toEqual(
      sampleContact({ ...NOTHING, fields: FORM.fields, numbers: FORM.numbers, version: null }),
    );
    expect(h.payloads(contacts.saved)).toMatchObject([{ renamed: [] }]);
  });

  it('lets stay what the agent may not change', async () => {
    await edit({ canEditContact: false, canEditContactGroup: false });
    await save();
    const { number, email, url, fields, groupId } = sampleContact();
    expect(sent()[0]?.form).toEqual({ ...FORM, number, email, url, fields, groupId });
  });

  it('gives the new name to the conversations of the contact and to the one that it was opened from', async () => {
    await edit();
    h.services.commands.renameCustomer.next(() => refused('ACAO_DESCONHECIDA'));
    await save();
    expect(h.payloads(contacts.saved)).toMatchObject([{ renamed: ['1005', '1002', '1001'] }]);
    expect(selectConversation(h.state(), '1002')?.fromName).toBe('Maria Lima');
    expect(selectConversation(h.state(), '1004')?.fromName).toBe('Maria Souza');
    const told = h.services.commands.renameCustomer.calls.map(([, , id, name]) => [id, name]);
    expect(told).toEqual([
      ['1005', 'Maria Lima'],
      ['1002', 'Maria Lima'],
      ['1001', 'Maria Lima'],
    ]);
  });

  it('renames nothing when the name stays', async () => {
    await edit();
    await save({ ...FORM, name: 'Maria Souza' });
    expect(h.payloads(contacts.saved)).toMatchObject([{ renamed: [] }]);
    expect(h.services.commands.renameCustomer.calls).toEqual([]);
  });

  it('keeps the dialog when it fails; pressed again it is the same save, with other words another', async () => {
    await edit();
    api().save.next(fails('timeout'), fails('VALIDACAO', 'Número inválido'));
    await save();
    expect(selectEditDialog(h.state())).toMatchObject({ saving: false, failure: { code: 'timeout' } });
    await save();
    expect(selectEditDialog(h.state())).toMatchObject({ failure: { message: 'Número inválido' } });
    await save({ ...FORM, number: '1' });
    const [first, second, third] = sent().map(({ reqId }) => reqId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('saves nothing over what somebody else saved: shows it, and then saves over that as another save', async () => {
    await edit();
    const theirs = sampleContact({ email: 'nova@exemplo.com', version: '2' });
    api().save.next(() => ({ kind: 'overtaken', contact: theirs }));
    await save();
    expect(selectEditDialog(h.state())).toMatchObject({ saving: false, overtaken: sampleContact() });
    expect(selectContact(h.state(), '77')).toEqual(theirs);
    await save();
    expect(sent()[1]?.contact).toEqual(theirs);
    expect(sent()[1]?.reqId).not.toBe(sent()[0]?.reqId);
    expect(selectEditDialog(h.state())).toBeNull();
  });

  it('twice at once is one save', async () => {
    await edit();
    h.dispatch(contacts.saveRequested({ ...ONE, form: FORM }));
    h.dispatch(contacts.saveRequested({ ...ONE, form: FORM }));
    await h.settle();
    expect(sent()).toHaveLength(1);
  });

  it('of another contact goes out while the first is not answered', async () => {
    await edit();
    const late = deferred<ContactSaved>();
    api().save.next(() => late.promise);
    await save();
    h.dispatch(contacts.editCloseRequested());
    h.dispatch(contacts.oneLoaded({ contactId: '78', contact: sampleContact({ id: '78' }) }));
    h.dispatch(contacts.editOpenRequested({ contactId: '78', conversationId: null }));
    h.dispatch(contacts.saveRequested({ contactId: '78', form: FORM }));
    await h.settle();
    expect(sent().map(({ contact }) => contact.id)).toEqual(['77', '78']);
    expect(selectEditDialog(h.state())).toBeNull();
    late.resolve({ kind: 'saved', contact: null });
    await h.settle();
    expect(selectContact(h.state(), '77')).toMatchObject({ ...FORM, url: null });
  });

  it('of a contact that is not known saves nothing', async () => {
    await edit();
    h.dispatch(contacts.saveRequested({ contactId: '78', form: FORM }));
    await h.settle();
    expect(sent()).toEqual([]);
  });
});
