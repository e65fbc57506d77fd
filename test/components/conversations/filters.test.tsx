import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import { loggedOut } from '../../../src/store/auth/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const known = [
  sampleConversation({ id: '1', fromName: 'Maria', unread: 2, lastMessageAt: '2026-03-10T09:10:00-03:00' }),
  sampleConversation({ id: '2', fromName: 'João', queue: 'Vendas', fromId: '7@telegram', queueType: 6 }),
];

/** The agent had the last word with João; nothing was read of others. */
const answered = [
  sampleMessage({ id: '1', conversationId: '2' }),
  sampleMessage({ id: '2', conversationId: '2', direction: 'agent', agent: 'Ana Lima' }),
  sampleMessage({ id: '3', conversationId: '2', direction: 'system' }),
];

function show(list = known) {
  const rendered = renderWithStore(<ConversationList />, {
    facts: [
      conversations.loaded({ conversations: list }),
      messages.loaded({ conversationId: '2', messages: answered }),
    ],
  });
  const names = () => screen.queryAllByRole('row').map((row) => row.querySelector('.row__name')?.textContent);
  const chips = within(screen.getByRole('group', { name: 'Filtros' }));
  const chip = (name: RegExp) => chips.getByRole('button', { name });
  return { ...rendered, names, chip };
}

describe('the filters of the list', () => {
  it('leave those with something unread, and the open one', async () => {
    const { user, names, chip, store } = show();
    await user.click(chip(/^Não lidas 1$/u));
    expect(chip(/^Não lidas/u)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'Atendimentos ativos 1 de 2' })).toBeVisible();
    expect(names()).toEqual(['Maria']);
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1' })));
    expect(names()).toEqual(['Maria']);
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '2' })));
    expect(names()).toEqual(['João']);
    await user.click(chip(/^Todas 2$/u));
    expect(names()).toHaveLength(2);
    expect(chip(/^Não lidas/u)).toHaveAttribute('aria-pressed', 'false');
  });

  it('say when they leave none, show all again, and end with the session', async () => {
    const { user, names, chip, store } = show([sampleConversation({ id: '2', fromName: 'João' })]);
    await user.click(chip(/^Não lidas 0$/u));
    expect(screen.getByText('Nenhum atendimento com estes filtros')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    expect(names()).toEqual(['João']);
    await user.click(chip(/^Não respondidas/u));
    act(() => void store.dispatch(loggedOut({ reason: 'agent', message: null })));
    expect(store.getState()).toMatchObject({
      ui: { unreadOnly: false },
      worklist: { unansweredOnly: false },
    });
  });

  it('hide no one who is unanswered: none that just came, nor one in which the customer had the last word', async () => {
    const { user, names, chip, store } = show();
    await user.click(chip(/^Não respondidas 1$/u));
    expect(names()).toEqual(['Maria']);
    const transferred = sampleConversation({ id: '3', fromName: 'Rui' });
    act(() => void store.dispatch(conversations.assigned({ conversation: transferred, reason: 'new' })));
    expect(names()).toEqual(['Rui', 'Maria']);
    // Read, but not answered.
    const asked = sampleMessage({ id: '9', conversationId: '3' });
    act(() => void store.dispatch(messages.loaded({ conversationId: '3', messages: [asked] })));
    expect(names()).toEqual(['Rui', 'Maria']);
    const reply = sampleMessage({ id: '10', conversationId: '3', direction: 'agent' });
    act(() => void store.dispatch(messages.received({ message: reply, conversation: null })));
    expect(names()).toEqual(['Maria']);
  });

  it('work by channel and queue, together with the search', async () => {
    const { user, names, chip, store } = show();
    await user.click(chip(/^Telegram 1$/u));
    expect(names()).toEqual(['João']);
    await user.click(chip(/^Telegram/u));
    await user.click(chip(/^Fila$/u));
    await user.click(screen.getByRole('menuitemradio', { name: 'SAC (1)' }));
    expect(names()).toEqual(['Maria']);
    act(() => void store.dispatch(conversations.searchSettled({ text: 'jo' })));
    expect(names()).toEqual([]);
    expect(screen.getByText('Nada combina com “jo”.')).toBeInTheDocument();
  });

  it('go with an order: who waits longest comes first', async () => {
    const { user, names, store } = show();
    const asked = sampleMessage({ id: '9', conversationId: '2', sentAt: '2026-03-10T10:00:00-03:00' });
    act(() => void store.dispatch(messages.received({ message: asked, conversation: null })));
    expect(names()).toEqual(['João', 'Maria']);
    await user.click(screen.getByRole('button', { name: 'Ordem: Mais recentes' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Esperando há mais tempo' }));
    expect(names()).toEqual(['Maria', 'João']);
    expect(store.getState().worklist.order).toBe('waiting');
  });
});

it('the search reads out how many it found, once for each text', async () => {
  const { container, store } = show();
  const said = container.ownerDocument.querySelector('[data-announcer="polite"]');
  const search = (text: string) => act(() => void store.dispatch(conversations.searchSettled({ text })));
  search('maria');
  await waitFor(() => expect(said).toHaveTextContent(/^1 atendimento encontrado$/u));
  search('a');
  await waitFor(() => expect(said).toHaveTextContent(/^2 atendimentos encontrados$/u));
  const third = sampleConversation({ id: '3', fromName: 'Ana' });
  act(() => void store.dispatch(conversations.loaded({ conversations: [...known, third] })));
  expect(said).toHaveTextContent(/^2 atendimentos encontrados$/u);
  search('zzz');
  await waitFor(() => expect(said).toHaveTextContent(/^Nenhum atendimento encontrado$/u));
});
