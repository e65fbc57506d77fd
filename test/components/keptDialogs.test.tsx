import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../src/app/dialogs';
import { DialDialog } from '../../src/components/dialpad/DialDialog';
import { dialed, dialOpenRequested } from '../../src/store/calls/actions';
import * as cannedReplies from '../../src/store/cannedReplies/actions';
import * as classification from '../../src/store/classification/actions';
import * as contacts from '../../src/store/contacts/actions';
import * as conversations from '../../src/store/conversations/actions';
import { savingFailed } from '../../src/store/keptForms/actions';
import { lacked, loaded as queuesLoaded } from '../../src/store/queues/actions';
import * as schedule from '../../src/store/schedule/actions';
import { renderWithStore } from '../support/renderWithStore';
import { sampleContact, sampleConversation } from '../support/samples';
import { voiceFacts } from '../support/telephone';

const A = { conversationId: '1001' };

const CONTACT = sampleContact();

const FACTS = [
  ...voiceFacts('Voz'),
  queuesLoaded({
    queues: [
      { name: 'SAC', type: 3, mustClassify: false, instances: [], email: null },
      { name: 'Vendas', type: 3, mustClassify: false, instances: [], email: null },
    ],
  }),
  conversations.loaded({ conversations: [sampleConversation()] }),
  contacts.ofConversationLoaded({ ...A, contact: CONTACT }),
  schedule.restored({ events: [] }),
  cannedReplies.templatesLoaded({
    queue: 'SAC',
    items: [{ id: '1', name: 'boas_vindas', text: 'Olá {{apelido}}', fields: ['apelido'] }],
  }),
];

type Row = [title: string, open: UnknownAction, field: string];

const DIALOGS: Row[] = [
  ['Nova ligação', dialOpenRequested({ number: '', name: null, contactId: null }), 'Número'],
  [
    'Novo WhatsApp',
    conversations.createOpenRequested({ kind: 'whatsapp', name: '', address: '', contactId: null }),
    'Nome',
  ],
  [
    'Novo e-mail',
    conversations.createOpenRequested({ kind: 'email', name: '', address: '', contactId: null }),
    'Assunto',
  ],
  ['Editar contato', contacts.editOpenRequested({ contactId: CONTACT.id, conversationId: null }), 'E-mail'],
  ['Agendamento', schedule.openRequested({ number: '', name: '', contactId: null }), 'Descrição'],
];

function show() {
  const view = renderWithStore(
    <>
      <Dialogs />
      <DialDialog />
    </>,
    { facts: FACTS },
  );
  const open = async (action: UnknownAction, title: string) => {
    act(() => void view.store.dispatch(action));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const leave = async () => {
    fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { ...view, open, leave };
}

it.each(DIALOGS)('%s has, after Esc, what was typed', async (title, action, name) => {
  const { open, leave } = show();
  const field = (await open(action, title)).getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: '9200' } });
  await leave();
  const again = await open(action, title);
  expect(again.getByRole('textbox', { name })).toHaveValue('9200');
  expect(again.getByRole('note')).toHaveTextContent('Você deixou isto preenchido da última vez.');
});

const BEGIN = conversations.createOpenRequested({
  kind: 'whatsapp',
  name: '',
  address: '',
  contactId: null,
});

it('a new conversation that is left while it begins has, where that fails, what was typed', async () => {
  const { open, leave, store } = show();
  const dialog = await open(BEGIN, 'Novo WhatsApp');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Rui' } });
  act(() => void store.dispatch(conversations.createStarted({ reqId: 'r1' })));
  await leave();
  act(() => {
    store.dispatch(
      conversations.createFailed({ code: 'timeout', message: '', elsewhere: null, reqId: 'r1' }),
    );
    store.dispatch(savingFailed({ key: 'begin whatsapp ', code: 'refused', message: 'Sem instância.' }));
  });
  expect(
    await screen.findByText(/^O atendimento não foi iniciado\. Sem instância\. O que você/u),
  ).toBeVisible();
  const again = await open(BEGIN, 'Novo WhatsApp');
  expect(again.getByRole('textbox', { name: 'Nome' })).toHaveValue('Rui');
});

it.each([
  ['stays, where another one that was left before takes its place', false, 'Rui'],
  ['is forgotten, where it began', true, ''],
])('what is typed for a new conversation %s', async (_, isBegun, value) => {
  const { open, store } = show();
  const dialog = await open(BEGIN, 'Novo WhatsApp');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Rui' } });
  if (isBegun) act(() => void store.dispatch(conversations.createStarted({ reqId: 'r1' })));
  const created = conversations.created({ conversation: sampleConversation(), existing: false, reqId: 'r1' });
  act(() => void store.dispatch(created));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open(BEGIN, 'Novo WhatsApp')).getByRole('textbox', { name: 'Nome' })).toHaveValue(value);
});

it('Transferir has, after Esc, what was chosen', async () => {
  const { open, user } = show();
  const action = conversations.transferOpenRequested(A);
  const dialog = await open(action, 'Transferir');
  await user.click(dialog.getByRole('radio', { name: 'Vendas' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open(action, 'Transferir')).getByRole('radio', { name: 'Vendas' })).toBeChecked();
});

it('Enviar template has, after Esc, what was typed', async () => {
  const { open, user } = show();
  const action = cannedReplies.openRequested({ ...A, kind: 'templates' });
  const dialog = await open(action, 'Enviar template');
  await user.type(dialog.getByRole('textbox', { name: 'Apelido' }), '9200');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open(action, 'Enviar template');
  expect(again.getByRole('textbox', { name: 'Apelido' })).toHaveValue('9200');
  expect(again.getByRole('note')).toHaveTextContent('Você deixou isto preenchido da última vez.');
});

it('a template keeps what was typed where another conversation closes it, and not what was sent', async () => {
  const { open, store, user } = show();
  const action = cannedReplies.openRequested({ ...A, kind: 'templates' });
  const name = 'Apelido';
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const first = await open(action, 'Enviar template');
  await user.type(first.getByRole('textbox', { name }), 'Marta');
  act(() => void store.dispatch(conversations.leaveRequested()));
  await gone();
  const again = await open(action, 'Enviar template');
  expect(again.getByRole('textbox', { name })).toHaveValue('Marta');
  await user.click(again.getByRole('button', { name: 'Enviar' }));
  await gone();
  expect(store.getState().keptForms.byKey).toEqual({});
});

const dialedTo = (number: string) =>
  dialed({ callId: 'c1', number, name: null, queue: 'Voz', contactId: null, consultOf: null });

const DIAL = dialOpenRequested({ number: '', name: null, contactId: null });

it.each([
  ['a call that is dialled elsewhere', dialedTo('9100')],
  ['a queue that is lacked', lacked({ channel: 'voice' })],
])('a number that was typed stays, where %s closes the dialog', async (_, closing) => {
  const { open, store } = show();
  const dialog = await open(DIAL, 'Nova ligação');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Número' }), { target: { value: '9200' } });
  act(() => void store.dispatch(closing));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nova ligação' })).toBeNull());
  const again = await open(DIAL, 'Nova ligação');
  expect(again.getByRole('textbox', { name: 'Número' })).toHaveValue('9200');
});

it('a number that was dialled is forgotten', async () => {
  const { open, store } = show();
  const dialog = await open(DIAL, 'Nova ligação');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Número' }), { target: { value: '9200' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ligar' }));
  act(() => void store.dispatch(dialedTo('9200')));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nova ligação' })).toBeNull());
  const again = await open(DIAL, 'Nova ligação');
  expect(again.getByRole('textbox', { name: 'Número' })).toHaveValue('');
});

it.each([
  ['stays, where the conversation is taken from the agent', false, 'Pediu a segunda via'],
  ['is forgotten, where it is saved', true, ''],
])('what is typed into a classification %s', async (_, isSaved, value) => {
  const { open, store } = show();
  const notes = ({ getByRole }: Awaited<ReturnType<typeof open>>) =>
    getByRole('textbox', { name: 'Observação' });
  const dialog = await open(classification.openRequested(A), 'Classificar');
  fireEvent.change(notes(dialog), { target: { value: 'Pediu a segunda via' } });
  const named = { classificationId: '1', classification: 'Dúvida', notes: null, agent: 'Ana' };
  const row = { id: 'r1', ...named, subclassificationId: null, subclassification: null };
  const closing = isSaved
    ? [classification.saveStarted(A), classification.saved({ ...A, row })]
    : [conversations.removed({ ...A, reason: 'transferred', to: null })];
  for (const one of closing) act(() => void store.dispatch(one));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => void store.dispatch(conversations.loaded({ conversations: [sampleConversation()] })));
  expect(notes(await open(classification.openRequested(A), 'Classificar'))).toHaveValue(value);
});
