import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OtherConversations } from '../../../src/components/conversations/OtherConversations';
import { Dialogs } from '../../../src/app/dialogs';
import * as conversations from '../../../src/store/conversations/actions';
import { missingNotes, rowsMissing } from '../../support/droppedRows';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const of = { customerId: '77', fromId: '5511@c.us', name: 'Maria Souza', exceptId: '1001' };

const services = [
  sampleConversation({
    id: '900',
    queue: 'Vendas',
    status: 'finished',
    statusText: 'Encerrado',
    lastAgent: 'Bia Reis',
    startedAt: '2026-03-09T10:00:00-03:00',
    readOnly: true,
  }),
  sampleConversation({ id: '1002', queue: 'Chat', queueType: 2, readOnly: true }),
];

async function open(...facts: UnknownAction[]) {
  const rendered = renderWithStore(
    <>
      <button type="button">Antes</button>
      <Dialogs />
    </>,
    { facts: [conversations.loaded({ conversations: [sampleConversation({ id: '1002' })] })] },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Antes' }));
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void rendered.store.dispatch(action)));
  happen(conversations.customerHistoryOpenRequested(of), ...facts);
  const dialog = await screen.findByRole('dialog', { name: 'Últimos atendimentos' });
  return { ...rendered, dialog, happen };
}

const came = conversations.customerHistoryLoaded({ conversations: services });

describe('Últimos atendimentos', () => {
  it('says how many could not be shown', async () => {
    await open(came, rowsMissing(2, 'lastServices'));
    expect(missingNotes()).toEqual(['2 itens não puderam ser mostrados.']);
  });

  it('lists where, when, by whom and how each stands', async () => {
    const { dialog } = await open(came);
    expect(dialog).toHaveTextContent('Maria Souza, último mês');
    const list = within(dialog).getByRole('list', { name: 'Últimos atendimentos' });
    const items = within(list).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    for (const word of ['Vendas', '09/03/2026', '#900', 'Bia Reis', 'Encerrado']) {
      expect(items[0]).toHaveTextContent(word);
    }
    expect(items[0]).toHaveAttribute('aria-setsize', '2');
    expect(within(items[1] ?? list).getByRole('img', { name: 'Chat' })).toBeInTheDocument();
  });

  it('opens one read-only over the list, and comes back to it', async () => {
    const { dialog, user, dispatched } = await open(came);
    await user.click(within(dialog).getByRole('button', { name: /#900/u }));
    // Under test the library gives all dialogs one id, so the second cannot be told by its name.
    const past = await waitFor(() => {
      const [, second] = screen.getAllByRole('dialog');
      if (second === undefined) throw new Error('One dialog only');
      return second;
    });
    expect(past).toHaveTextContent('Atendimento #900');
    expect(dispatched.at(-1)).toMatchObject({
      type: 'messages/pastOpenRequested',
      payload: { conversationId: '900' },
    });
    await user.click(within(past).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([dialog]));
  });

  it('opens one of the agent’s own where it is at work', async () => {
    const { dialog, user, store } = await open(came);
    await user.click(within(dialog).getByRole('button', { name: /#1002/u }));
    expect(store.getState().conversations).toMatchObject({ selectedId: '1002', customerHistory: null });
  });

  it('says that it reads, that there is nothing, or why it cannot tell', async () => {
    const { dialog, happen, user, dispatched } = await open();
    expect(dialog).toHaveTextContent('Carregando…');
    happen(conversations.customerHistoryReadFailed({ code: 'http', message: 'Sem banco' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Sem banco');
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/customerHistoryReadRequested' });
    happen(conversations.customerHistoryLoaded({ conversations: [] }));
    expect(dialog).toHaveTextContent('Nenhum atendimento no último mês');
  });

  it('is left with Escape and gives the focus back', async () => {
    const { user } = await open(came);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus());
  });
});

describe('the other services of the customer on screen', () => {
  const mine = conversations.loaded({
    conversations: [
      sampleConversation({ id: '1' }),
      sampleConversation({ id: '2', queue: 'Chat', queueType: 2, unread: 3 }),
      sampleConversation({ id: '3', customerId: '88' }),
    ],
  });
  const opened = (conversationId: string) => conversations.openRequested({ conversationId });

  it('are there with queue, number and what is unread, and open', async () => {
    const { user, store } = renderWithStore(<OtherConversations />, { facts: [mine, opened('1')] });
    const list = screen.getByRole('list', { name: 'Outros atendimentos do cliente' });
    const other = within(list).getByRole('button', { name: /Chat.*#2.*3 não lidas/u });
    await user.click(other);
    expect(store.getState().conversations.selectedId).toBe('2');
    expect(screen.getByRole('button', { name: /#1/u })).toBeInTheDocument();
  });

  it('are closed until another customer is on screen', async () => {
    const { user, store } = renderWithStore(<OtherConversations />, { facts: [mine, opened('1')] });
    await user.click(screen.getByRole('button', { name: 'Fechar os outros atendimentos' }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    act(() => void store.dispatch(opened('2')));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    act(() => void store.dispatch(opened('3')));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('are not there where there are none', () => {
    renderWithStore(<OtherConversations />, { facts: [mine, opened('3')] });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
