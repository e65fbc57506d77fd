import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationToasts } from '../../../src/components/conversations/ConversationToasts';
import { NewMenu } from '../../../src/components/frame/NewMenu';
import { Dialogs } from '../../../src/app/dialogs';
import { QueueLacking } from '../../../src/components/queues/QueueLacking';
import type { User } from '../../../src/store/auth/types';
import type { Language } from '../../../src/store/config/types';
import * as conversations from '../../../src/store/conversations/actions';
import { lacked, loaded as queuesLoaded, membershipsReported } from '../../../src/store/queues/actions';
import type { Queue, QueueMembership } from '../../../src/store/queues/types';
import { useLocation } from 'react-router-dom';
import { chooseNew } from '../../support/newMenu';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMembership } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const member = (queue: string, type: QueueMembership['type']) => ({ ...sampleMembership(queue), type });

const queue = (name: string, type: Queue['type'], instances: string[]): Queue => ({
  name,
  type,
  mustClassify: false,
  instances,
  email: null,
});

const known = (user: Partial<User> = {}) => [
  ...signedInFacts(user),
  membershipsReported({
    memberships: [member('Mail', 4), member('Vendas', 3), member('Oficial', 5), member('Telegram', 6)],
  }),
  queuesLoaded({
    queues: [queue('Vendas', 3, ['v-1', 'v-2']), queue('Oficial', 5, ['o-1']), queue('Mail', 4, [])],
  }),
];

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function Everything() {
  return (
    <>
      <NewMenu />
      <Dialogs />
      <ConversationToasts />
      <QueueLacking />
      <Address />
    </>
  );
}

interface Options {
  user?: Partial<User>;
  route?: string;
  language?: Language;
}

async function open(name: 'Novo e-mail' | 'Novo WhatsApp', { user, route }: Options = {}) {
  const rendered = renderWithStore(<Everything />, {
    facts: known(user),
    ...(route === undefined ? {} : { route }),
  });
  await chooseNew(rendered.user, name);
  const dialog = await screen.findByRole('dialog', { name });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void rendered.store.dispatch(action)));
  const type = (field: string, text: string) =>
    rendered.user.type(within(dialog).getByRole('textbox', { name: field }), text);
  const choose = async (field: string, option: string) => {
    await rendered.user.click(within(dialog).getByRole('combobox', { name: field }));
    await rendered.user.click(screen.getByTitle(option));
  };
  const start = () => rendered.user.click(within(dialog).getByRole('button', { name: /Iniciar/u }));
  const asked = () => rendered.dispatched.filter(conversations.createRequested.match);
  const required = () => within(dialog).queryAllByText('Campo obrigatório').length;
  return { ...rendered, dialog, happen, type, choose, start, asked, required };
}

describe('Novo e-mail', () => {
  it('needs name, address, subject and queue, and a valid address', async () => {
    const { dialog, type, start, asked, required } = await open('Novo e-mail');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    expect(required()).toBe(0);
    await start();
    // There is one queue of e-mail: it is chosen already.
    expect(required()).toBe(3);
    await type('Nome', ' Rui Melo ');
    await type('E-mail', 'rui@');
    await type('Assunto', 'Boleto');
    expect(required()).toBe(0);
    expect(dialog).toHaveTextContent('E-mail inválido');
    await start();
    expect(asked()).toEqual([]);
    await type('E-mail', 'exemplo.com.br');
    await start();
    expect(asked().map(({ payload }) => payload)).toEqual([
      { kind: 'email', name: 'Rui Melo', address: 'rui@exemplo.com.br', subject: 'Boleto', queue: 'Mail' },
    ]);
  });
});

describe('Novo WhatsApp', () => {
  it('needs name, number, queue and instance, and takes a number however it is written', async () => {
    const { dialog, type, choose, start, asked, required } = await open('Novo WhatsApp');
    await start();
    expect(required()).toBe(3);
    await type('Nome', 'Rui');
    await type('Número', '12-3');
    expect(dialog).toHaveTextContent('Número inválido');
    await choose('Fila', 'Vendas');
    await start();
    expect(required()).toBe(1);
    await choose('Instância', 'v-2');
    await type('Número', '45 (6789)');
    await start();
    expect(asked().map(({ payload }) => payload)).toEqual([
      { kind: 'whatsapp', name: 'Rui', address: '123456789', queue: 'Vendas', instance: 'v-2' },
    ]);
  });

  it('offers only queues that may begin, and chooses the only instance of one', async () => {
    const { user, dialog } = await open('Novo WhatsApp');
    await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
    expect(screen.queryByTitle('Telegram')).not.toBeInTheDocument();
    await user.click(screen.getByTitle('Oficial'));
    expect(dialog).toHaveTextContent('o-1');
  });

  it('keeps who may not choose to the default instance', async () => {
    const { user, dialog, type, start, asked } = await open('Novo WhatsApp', {
      user: { canChooseInstance: false, defaultInstance: 'v-2' },
    });
    await type('Nome', 'Rui');
    await type('Número', '+55 11 98888-0002');
    // The only queue with that instance is chosen already; the other one would be refused.
    expect(dialog).toHaveTextContent('Vendas');
    expect(dialog).toHaveTextContent('v-2');
    await start();
    expect(asked()[0]?.payload).toMatchObject({
      address: '+5511988880002',
      queue: 'Vendas',
      instance: 'v-2',
    });
    await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
    expect(screen.queryByTitle('Oficial')).not.toBeInTheDocument();
  });

  it('says at once where no queue has the only instance that the agent may write from', async () => {
    const { dialog } = await open('Novo WhatsApp', {
      user: { canChooseInstance: false, defaultInstance: 'v-9' },
    });
    expect(dialog).toHaveTextContent('Nenhuma das suas filas tem a sua instância.');
    expect(dialog).not.toHaveTextContent('v-9');
  });

  it('stays with what was typed when it fails, and says where the conversation is', async () => {
    const { dialog, happen, type } = await open('Novo WhatsApp');
    await type('Nome', 'Rui');
    const started = conversations.createStarted({ reqId: 'r1' });
    happen(started);
    expect(within(dialog).getByRole('button', { name: /Iniciar/u })).toHaveClass('ant-btn-loading');
    const fail = (failure: Parameters<typeof conversations.createFailed>[0]) =>
      happen(started, conversations.createFailed({ ...failure, reqId: 'r1' }));
    const failed = (queueName: string | null, agent: string | null) =>
      fail({
        code: 'OUTRO_AGENTE',
        message: 'De outro',
        elsewhere: { conversationId: '7', queue: queueName, agent },
      });
    const alert = () => within(dialog).getByRole('alert');
    failed('Vendas', 'Bia Reis');
    expect(alert()).toHaveTextContent('Este cliente já tem o atendimento #7, com Bia Reis, na fila Vendas.');
    failed(null, 'Bia Reis');
    expect(alert()).toHaveTextContent('já tem o atendimento #7, com Bia Reis.');
    failed('Vendas', null);
    expect(alert()).toHaveTextContent('à espera na fila Vendas');
    failed(null, null);
    expect(alert()).toHaveTextContent('à espera de um agente');
    const fieldErrors = { numero: 'Número inválido' };
    fail({ code: 'X', message: 'Não.', fieldErrors, elsewhere: null });
    expect(alert()).toHaveTextContent('O atendimento não foi iniciado.Não. Número: Número inválido');
    const number = within(dialog).getByRole('textbox', { name: 'Número' });
    expect(number).toHaveAccessibleDescription('Número inválido');
    expect(within(dialog).getByRole('textbox', { name: 'Nome' })).toHaveValue('Rui');
  });

  it('leads to /home once the conversation began', async () => {
    const { happen } = await open('Novo WhatsApp', { route: '/contatos' });
    happen(conversations.created({ conversation: sampleConversation(), existing: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('/home')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that it was there already', async () => {
    const { happen } = await open('Novo WhatsApp');
    happen(conversations.created({ conversation: sampleConversation(), existing: true }));
    expect(screen.getByText('Este cliente já está com você no atendimento #1001.')).toBeInTheDocument();
  });

  it('begins with whom it was asked for, at the first empty field', async () => {
    const { store } = renderWithStore(<Everything />, { facts: known() });
    const whom = { name: 'Maria', address: '5511988880001', contactId: '77' };
    act(() => void store.dispatch(conversations.createOpenRequested({ kind: 'email', ...whom })));
    const dialog = await screen.findByRole('dialog', { name: 'Novo e-mail' });
    expect(within(dialog).getByRole('textbox', { name: 'Nome' })).toHaveValue('Maria');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Assunto' })).toHaveFocus());
  });
});

describe('what lacks a queue', () => {
  it.each<[Language, string, string]>([
    [
      'pt_BR',
      'Você não está registrado em nenhuma fila de Email',
      'Você não está registrado em nenhuma fila de Voz',
    ],
    ['es_cl', 'No estás en ninguna cola de correo', 'No estás en ninguna cola de voz'],
    ['eng_US', 'You are not in any email queue', 'You are not in any voice queue'],
  ])('is told with OK in %s', async (language, email, voice) => {
    const { user, store, dispatched } = renderWithStore(
      <>
        <button type="button">Antes</button>
        <QueueLacking />
      </>,
      { facts: known(), language },
    );
    await user.click(screen.getByRole('button', { name: 'Antes' }));
    act(() => void store.dispatch(lacked({ channel: 'email' })));
    expect(screen.getByRole('alert')).toHaveTextContent(email);
    act(() => void store.dispatch(lacked({ channel: 'voice' })));
    expect(screen.getByRole('alert')).toHaveTextContent(voice);
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(dispatched.at(-1)).toMatchObject({ type: 'queues/lackDismissRequested' });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus();
  });

  it('of WhatsApp has the spec’s words', () => {
    renderWithStore(<QueueLacking />, { facts: [...known(), lacked({ channel: 'whatsapp' })] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Você não está registrado em nenhuma fila de WhatsApp',
    );
  });
});
