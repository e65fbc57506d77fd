import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import * as conversations from '../../../src/store/conversations/actions';
import type { TransferAgent } from '../../../src/store/conversations/types';
import { keepRequested } from '../../../src/store/drafts/actions';
import { queued } from '../../../src/store/outbox/actions';
import { loaded as queuesLoaded, readFailed } from '../../../src/store/queues/actions';
import type { Queue } from '../../../src/store/queues/types';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleOutboxItem } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const A = { conversationId: '1001' };

const queue = (name: string, type: Queue['type'] = 3): Queue => ({
  name,
  type,
  mustClassify: false,
  instances: [],
  email: null,
});

const agent = (name: string, fields: Partial<TransferAgent> = {}): TransferAgent => ({
  name,
  extension: null,
  status: 1,
  pauseReason: null,
  ...fields,
});

const agents = {
  SAC: [
    agent('Caio Luz', { status: 10, pauseReason: 'Almoço' }),
    agent('Bia Reis', { status: 2 }),
    agent('Ana Souza'),
    agent('Davi Sá'),
  ],
  Vendas: [],
};

const known = [
  ...signedInFacts(),
  queuesLoaded({ queues: [queue('Vendas'), queue('SAC'), queue('Chat', 2)] }),
  conversations.loaded({ conversations: [sampleConversation()] }),
];

async function open(...facts: UnknownAction[]) {
  const rendered = renderWithStore(
    <>
      <button type="button">Antes</button>
      <Dialogs />
    </>,
    { facts: known },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Antes' }));
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void rendered.store.dispatch(action)));
  happen(conversations.transferOpenRequested(A), ...facts);
  const dialog = await screen.findByRole('dialog', { name: 'Transferir' });
  const within_ = within(dialog);
  const box = (name: string) => within_.getByRole('combobox', { name });
  const options = async (name: string) => {
    await rendered.user.click(box(name));
    return screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  };
  const choose = async (name: string, option: string) => {
    await rendered.user.click(box(name));
    const shown = document.querySelectorAll('.ant-select-item-option-content');
    const found = [...shown].find(({ textContent }) => textContent.startsWith(option));
    if (found === undefined) throw new Error(`No option ${option}`);
    await rendered.user.click(found);
  };
  const give = () => rendered.user.click(within_.getByRole('button', { name: /Transferir/u }));
  const asked = () => rendered.dispatched.filter(conversations.transferRequested.match);
  return { ...rendered, dialog, happen, box, options, choose, give, asked };
}

const targetsCame = conversations.transferTargetsLoaded({ ...A, agents });

describe('the transfer dialog', () => {
  it('names the conversation, offers the queues of its type, and asks for one', async () => {
    const { dialog, choose, give, asked } = await open(targetsCame);
    expect(dialog).toHaveTextContent('Atendimento #1001 de Maria Souza');
    expect(within(dialog).getByRole('radio', { name: 'Fila' })).toBeChecked();
    expect(within(dialog).queryByRole('combobox', { name: 'Agente' })).not.toBeInTheDocument();
    await give();
    expect(dialog).toHaveTextContent('Campo obrigatório');
    expect(asked()).toEqual([]);
    await choose('Fila', 'Vendas');
    expect(
      [...document.querySelectorAll('.ant-select-item-option-content')].map((o) => o.textContent),
    ).toEqual(['SAC', 'Vendas']);
    await give();
    expect(asked()).toMatchObject([{ payload: { ...A, to: { kind: 'queue', queue: 'Vendas' } } }]);
  });

  it('offers the agents of the queue by name, with sign and word, but the agent', async () => {
    const { dialog, user, choose, give, asked } = await open(targetsCame);
    await user.click(within(dialog).getByRole('radio', { name: 'Agente' }));
    await give();
    expect(asked()).toEqual([]);
    expect(dialog).toHaveTextContent('Campo obrigatório');
    await choose('Fila', 'SAC');
    await choose('Agente', 'Bia');
    const texts = [...document.querySelectorAll('.transfer-agent')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['Bia ReisOcupado', 'Caio LuzAlmoço', 'Davi SáDisponível']));
    expect(texts.join()).not.toContain('Ana Souza');
    expect(document.querySelector('.transfer-agent__state--orange svg')).toHaveAttribute('aria-hidden');
    await give();
    expect(asked()).toMatchObject([
      { payload: { ...A, to: { kind: 'agent', queue: 'SAC', agent: 'Bia Reis' } } },
    ]);
  });

  it('takes no agent of one queue for another, and says where nobody is', async () => {
    const { dialog, user, choose, box, give, asked } = await open(targetsCame);
    await user.click(within(dialog).getByRole('radio', { name: 'Agente' }));
    await choose('Fila', 'SAC');
    await choose('Agente', 'Bia');
    await choose('Fila', 'Vendas');
    await user.click(box('Agente'));
    expect(document.body).toHaveTextContent('Nenhum outro agente está nesta fila');
    await user.keyboard('{Escape}');
    await give();
    expect(asked()).toEqual([]);
  });

  it('chooses no queue by itself, least of all the conversation’s own', async () => {
    const { dialog, user, box, happen } = await open(targetsCame);
    await user.click(within(dialog).getByRole('radio', { name: 'Agente' }));
    await user.click(box('Agente'));
    expect(document.body).toHaveTextContent('Escolha primeiro a fila');
    happen(queuesLoaded({ queues: [queue('SAC')] }));
    expect(document.body).toHaveTextContent('Escolha primeiro a fila');
  });

  it('lists last, in words, who is in no queue', async () => {
    const away = { SAC: [agent('Bia Reis', { status: 5 }), agent('Davi Sá'), agent('Caio Luz')] };
    const { dialog, user, choose, options } = await open(
      conversations.transferTargetsLoaded({ ...A, agents: away }),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Agente' }));
    await choose('Fila', 'SAC');
    await options('Agente');
    const texts = [...document.querySelectorAll('.transfer-agent')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Caio LuzDisponível', 'Davi SáDisponível', 'Bia ReisIndisponível']);
  });

  it('says where the server does not tell who is in a queue, instead of that nobody is', async () => {
    const unsure = ['SAC', 'Vendas'];
    const { dialog, user, choose, box } = await open(
      conversations.transferTargetsLoaded({ ...A, agents, unsure }),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Agente' }));
    await choose('Fila', 'SAC');
    expect(dialog).toHaveTextContent('a lista mostra todos os agentes');
    await choose('Fila', 'Vendas');
    expect(dialog).not.toHaveTextContent('a lista mostra todos os agentes');
    await user.click(box('Agente'));
    expect(document.body).toHaveTextContent('O servidor não informou quem está nesta fila');
    expect(document.body).not.toHaveTextContent('Nenhum outro agente está nesta fila');
  });

  it('says why it cannot tell who works, and asks again', async () => {
    const { dialog, user, dispatched } = await open(
      conversations.transferTargetsReadFailed({ ...A, code: 'http', message: 'Sem banco' }),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Agente' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Sem banco');
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/transferTargetsReadRequested',
      payload: A,
    });
  });

  it('says when the queues could not be read', async () => {
    const { dialog, user, dispatched } = await open(readFailed({ code: 'http', message: 'Sem filas' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Sem filas');
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'queues/readRequested' });
  });

  it('is under way until the server answered, and stays with the refusal', async () => {
    const { dialog, user, happen, store } = await open(targetsCame, conversations.transferStarted(A));
    expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(store.getState().conversations.transfer).not.toBeNull();
    const fieldErrors = { queue: 'Fila de outro tipo' };
    happen(conversations.transferFailed({ ...A, code: 'VALIDACAO', message: 'Não.', fieldErrors }));
    expect(within(dialog).getByRole('combobox', { name: 'Fila' })).toHaveAccessibleDescription(
      'Escolha uma opção Fila de outro tipo',
    );
    happen(conversations.transferFailed({ ...A, code: 'LIMITE_ATENDIMENTOS', message: 'No limite' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'O atendimento não foi transferido.No limite',
    );
    happen(
      conversations.transferStarted(A),
      conversations.transferred({ ...A, to: { kind: 'queue', queue: 'SAC' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('waits for what is being sent, and tells of what was not', async () => {
    const item = sampleOutboxItem();
    const { dialog } = await open(queued({ item, spendsDraft: false }), keepRequested({ ...A, text: 'Oi' }));
    expect(dialog).toHaveTextContent('Ainda há mensagens sendo enviadas');
    expect(within(dialog).getByRole('button', { name: 'Transferir' })).toBeDisabled();
  });

  it('says that a text was not sent', async () => {
    const { dialog } = await open(keepRequested({ ...A, text: 'Oi' }));
    expect(dialog).toHaveTextContent('Há um texto que você escreveu e não enviou');
  });

  it('is left with Escape and gives the focus back', async () => {
    const { user } = await open(targetsCame);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Fila' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus());
  });
});
