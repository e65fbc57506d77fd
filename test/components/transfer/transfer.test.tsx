import { act, screen, waitFor, within } from '@testing-library/react';
import * as conversations from '../../../src/store/conversations/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import { queued } from '../../../src/store/outbox/actions';
import { membershipsReported, readFailed, statusReported } from '../../../src/store/queues/actions';
import { sampleMembership } from '../../support/sagaSamples';
import { sampleOutboxItem } from '../../support/samples';
import { A, agent, agents, open, targetsCame } from './openTransfer';

describe('the transfer dialog', () => {
  it('names the conversation, offers the queues of its type, and asks for one', async () => {
    const { dialog, row, rows, give, asked } = await open(targetsCame);
    expect(dialog).toHaveTextContent('Atendimento #1001 de Maria Souza');
    expect(rows('Filas')).toEqual(['SAC', 'Vendas']);
    await give();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Campo obrigatório');
    expect(asked()).toEqual([]);
    act(() => row('Vendas').click());
    await give();
    expect(asked()).toMatchObject([{ payload: { ...A, to: { kind: 'queue', queue: 'Vendas' } } }]);
  });

  it('offers the agents by name, with queue, sign and word, but the agent', async () => {
    const { dialog, user, row, rows, give, asked } = await open(targetsCame);
    expect(rows('Agentes')).toEqual(['Bia ReisSACOcupado', 'Caio LuzSACAlmoço', 'Davi SáSACDisponível']);
    expect(dialog.querySelector('.transfer-row__state--orange svg')).toHaveAttribute('aria-hidden');
    await user.click(row(/^Bia Reis/u));
    await give();
    expect(asked()).toMatchObject([
      { payload: { ...A, to: { kind: 'agent', queue: 'SAC', agent: 'Bia Reis' } } },
    ]);
  });

  it('finds by part of the name, whatever the accents, and takes the first by Enter', async () => {
    const { user, rows, search, row, asked } = await open(targetsCame);
    await search('davi sa');
    expect(rows('Agentes')).toEqual(['Davi SáSACDisponível']);
    expect(screen.queryByRole('radiogroup', { name: 'Filas' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(row(/^Davi/u)).toBeChecked();
    expect(asked()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(asked()).toMatchObject([{ payload: { to: { kind: 'agent', agent: 'Davi Sá' } } }]);
  });

  it('says that nobody has such a name, and keeps whoever is chosen in sight', async () => {
    const { dialog, user, rows, row, search } = await open(targetsCame);
    await search('xyz');
    expect(dialog).toHaveTextContent('Nenhum agente e nenhuma fila com este nome');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(row('Vendas'));
    await search('bia');
    expect(rows('Agentes')).toEqual(['Bia ReisSACOcupado']);
    expect(rows('Filas')).toEqual(['Vendas']);
  });

  it('leads from the search into the list by the arrow', async () => {
    const { user, row } = await open(targetsCame);
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(row(/^Bia/u)).toHaveFocus();
  });

  it('lists so many and says how many more there are', async () => {
    const many = Array.from({ length: 70 }, (_none, index) => agent(`Agente ${100 + index}`));
    const { dialog, rows, search } = await open(
      conversations.transferTargetsLoaded({ ...A, agents: { SAC: many } }),
    );
    expect(rows('Agentes')).toHaveLength(60);
    expect(dialog).toHaveTextContent('Mais 12 fora da lista');
    await search('165');
    expect(rows('Agentes')).toEqual(['Agente 165SACDisponível']);
  });

  it('lists last, in words, who is in no queue', async () => {
    const away = { SAC: [agent('Bia Reis', { status: 5 }), agent('Davi Sá'), agent('Caio Luz')] };
    const { rows } = await open(conversations.transferTargetsLoaded({ ...A, agents: away }));
    expect(rows('Agentes')).toEqual([
      'Caio LuzSACDisponível',
      'Davi SáSACDisponível',
      'Bia ReisSACIndisponível',
    ]);
  });

  it('says how many wait in a queue of the agent', async () => {
    const totals = { chat: 0, whatsapp: 0, email: 0, voice: 0 };
    const statuses = [{ queue: 'SAC', agents: [], waiting: 3 }];
    const { rows } = await open(
      membershipsReported({ memberships: [sampleMembership('SAC')] }),
      targetsCame,
      statusReported({ statuses, totals }),
    );
    expect(rows('Filas')).toEqual(['SAC3 esperando', 'Vendas']);
  });

  it('says that nobody is there, that it is being read, or that the server does not tell', async () => {
    const nobody = { SAC: [], Vendas: [] };
    const { dialog, happen } = await open();
    expect(dialog).toHaveTextContent('Procurando quem pode receber');
    happen(conversations.transferTargetsLoaded({ ...A, agents: nobody }));
    expect(dialog).toHaveTextContent('Nenhum outro agente está nestas filas');
    happen(conversations.transferTargetsLoaded({ ...A, agents: nobody, unsure: ['SAC'] }));
    expect(dialog).toHaveTextContent('O servidor não informou quem está nas filas');
    happen(conversations.transferTargetsLoaded({ ...A, agents, unsure: ['SAC'] }));
    expect(dialog).toHaveTextContent('a lista mostra todos os agentes');
  });

  it('says why it cannot tell who works, and asks again', async () => {
    const { dialog, user, dispatched } = await open(
      conversations.transferTargetsReadFailed({ ...A, code: 'http', message: 'Sem banco' }),
    );
    expect(dialog).toHaveTextContent('Sem banco');
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/transferTargetsReadRequested',
      payload: A,
    });
  });

  it('says when the queues could not be read', async () => {
    const { dialog, user, dispatched } = await open(readFailed({ code: 'http', message: 'Sem filas' }));
    expect(dialog).toHaveTextContent('Sem filas');
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
    expect(dialog).toHaveTextContent('Fila de outro tipo');
    happen(conversations.transferFailed({ ...A, code: 'LIMITE_ATENDIMENTOS', message: 'No limite' }));
    expect(dialog).toHaveTextContent('O atendimento não foi transferido.No limite');
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

  it('is left by a press elsewhere, and has what was chosen when it is opened again', async () => {
    const { dialog, happen, user, row } = await open(targetsCame);
    await user.click(row('Vendas'));
    await user.click(document.body);
    expect(dialog).not.toBeInTheDocument();
    happen(conversations.transferOpenRequested(A), targetsCame);
    expect(await screen.findByRole('radio', { name: 'Vendas' })).toBeChecked();
  });

  it('is left with Escape, gives the focus back and keeps what was typed', async () => {
    const { happen, search, user } = await open(targetsCame);
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Agente ou fila' })).toHaveFocus());
    await search('bru');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus());
    happen(conversations.transferOpenRequested(A), targetsCame);
    expect(await screen.findByRole('searchbox')).toHaveValue('bru');
  });
});
