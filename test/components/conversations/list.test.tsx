import { act, screen, within } from '@testing-library/react';
import type * as tokenizer from '../../../src/components/chat/text/tokenize';
import { previewOf } from '../../../src/components/chat/text/tokenize';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import { ConversationRail } from '../../../src/components/conversations/ConversationRail';
import * as conversations from '../../../src/store/conversations/actions';
import { received } from '../../../src/store/messages/actions';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { signedInFacts } from '../../support/world';

jest.mock('../../../src/components/chat/text/tokenize', () => {
  const real = jest.requireActual<typeof tokenizer>('../../../src/components/chat/text/tokenize');
  // The real one, counted: a row asks for its preview each time it renders.
  return { ...real, previewOf: jest.fn(real.previewOf) };
});

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const today = new Date();
const earlier = '2026-03-10T09:00:00-03:00';

const maria = sampleConversation({
  id: '1001',
  fromName: 'Maria Souza',
  unread: 3,
  startedAt: today.toISOString(),
  lastMessage: '*Bom* dia,\ntudo bem?',
  lastMessageAt: today.toISOString(),
});
const joao = sampleConversation({
  id: '1002',
  fromName: 'João Prado',
  queueType: 2,
  startedAt: earlier,
  lastMessageAt: earlier,
});
const stranger = sampleConversation({
  id: '1003',
  customerId: '9999999',
  fromName: 'Alguém',
  fromId: '5511977770000@c.us',
  startedAt: earlier,
});
const voice = sampleConversation({ id: '1004', fromName: 'Voz Passiva', queueType: 1 });

function loadedWith(...known: (typeof maria)[]) {
  return [conversations.loaded({ conversations: known })];
}

function rowNames(): string[] {
  return screen.getAllByRole('row').map((row) => within(row).getAllByRole('gridcell')[0]?.textContent ?? '');
}

describe('the list of the last session', () => {
  it('can be read, says that it is being updated, and takes no order until it was', () => {
    const restored = conversations.listRestored({ conversations: [maria, joao], savedAt: 1 });
    const { store } = renderWithStore(<ConversationList />, { facts: [...signedInFacts(), restored] });
    expect(screen.getByRole('row', { name: /Maria Souza/ })).toBeVisible();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Atualizando…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ordem/ })).toBeNull();
    act(() => void store.dispatch(conversations.loaded({ conversations: [joao] })));
    expect(rowNames()).toEqual([expect.stringContaining('João Prado')]);
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText('Atualizando…')).toBeNull();
    expect(screen.getByRole('button', { name: /Ordem/ })).toBeVisible();
  });
});

describe('the list of conversations', () => {
  it('says that a voice message came last, not the name of its file', () => {
    const recorded = { ...maria, lastMessage: '01a2036e-7c1b-7d00-8a4e-5f1d2c3b4a59.mpeg' };
    renderWithStore(<ConversationList />, { facts: loadedWith(recorded, joao) });
    const row = screen.getByRole('row', { name: /Maria Souza/u });
    expect(row).toHaveTextContent('Áudio');
    expect(row).not.toHaveTextContent('mpeg');
  });

  it('says how many the server gives the agent at a time, where it says so', () => {
    const facts = [...signedInFacts({ maxConversations: 5 }), ...loadedWith(maria, joao)];
    renderWithStore(<ConversationList />, { facts });
    expect(screen.getByRole('heading', { name: 'Atendimentos ativos 2 de 5' })).toBeVisible();
  });

  it('shows each conversation but voice with name, number, time, unread count and last words', () => {
    renderWithStore(<ConversationList />, { facts: loadedWith(maria, joao, stranger, voice) });
    expect(screen.getByRole('heading', { name: 'Atendimentos ativos 3' })).toBeVisible();
    const grid = screen.getByRole('grid', { name: 'Atendimentos ativos' });
    expect(grid).toHaveAttribute('aria-rowcount', '3');
    const row = screen.getByRole('row', { name: /Maria Souza.*#1001.*3 não lidas/u });
    expect(row).toHaveTextContent('Bom dia, tudo bem?');
    expect(within(row).getByRole('img', { name: 'WhatsApp' })).toBeInTheDocument();
    expect(row).toHaveTextContent(/\d\d:\d\d/u);
    expect(screen.getByRole('row', { name: /João Prado/u })).toHaveTextContent('10/03/2026');
    expect(screen.getByRole('row', { name: /\+55 11 97777-0000/u })).not.toHaveTextContent('Alguém');
    expect(screen.queryByText('Voz Passiva')).not.toBeInTheDocument();
  });

  it('moves a conversation to the top when a message comes, and renders no other row again', () => {
    const { store } = renderWithStore(<ConversationList />, {
      facts: loadedWith(maria, { ...joao, lastMessage: 'antes' }, stranger),
    });
    const rendered = jest.mocked(previewOf);
    rendered.mockClear();
    act(() => {
      store.dispatch(
        received({ message: sampleMessage({ conversationId: '1002', text: 'Oi' }), conversation: null }),
      );
    });
    expect(rowNames()[0]).toContain('João Prado');
    expect(screen.getByRole('row', { name: /João Prado.*1 não lida/u })).toHaveAttribute(
      'aria-rowindex',
      '1',
    );
    expect(rendered.mock.calls.map(([text]) => text)).toEqual(['Oi']);
  });

  it('opens a conversation by click and by Enter, and marks it selected', async () => {
    const { user, dispatched } = renderWithStore(<ConversationList />, { facts: loadedWith(maria, joao) });
    await user.click(screen.getByText('João Prado'));
    expect(dispatched).toContainEqual(
      expect.objectContaining({ type: 'conversations/openRequested', payload: { conversationId: '1002' } }),
    );
    expect(screen.getByRole('row', { name: /João Prado/u })).toHaveAttribute('aria-selected', 'true');
    screen.getByRole('row', { name: /João Prado/u }).focus();
    await user.keyboard('{Home}{Enter}');
    expect(screen.getByRole('row', { name: /Maria Souza/u })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('row', { name: /não lidas/u })).not.toBeInTheDocument();
  });

  it('has one tab stop, moved by arrows, Home and End, over rows that are not in the document', async () => {
    const many = Array.from({ length: 500 }, (_one, index) =>
      sampleConversation({
        id: String(index),
        fromName: `Cliente ${index}`,
        lastMessageAt: new Date(1e12 - index).toISOString(),
      }),
    );
    const { user } = renderWithStore(<ConversationList />, { facts: loadedWith(...many) });
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    await user.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ordem: Mais recentes' })).toHaveFocus();
    for (const name of ['Todas 500', 'Não respondidas 500', 'Não lidas 0']) {
      await user.tab();
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole('row', { name: /^(?=.*Cliente 0 )/u })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-rowindex', '500');
    expect(document.activeElement).toHaveTextContent('Cliente 499');
    await user.keyboard('{Home}');
    expect(document.activeElement).toHaveAttribute('aria-rowindex', '1');
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });

  it('keeps the focus on a row that moves, and hands it on when the row goes', () => {
    const { store } = renderWithStore(<ConversationList />, { facts: loadedWith(maria, joao, stranger) });
    act(() => screen.getByRole('row', { name: /João Prado/u }).focus());
    act(() => {
      store.dispatch(
        received({ message: sampleMessage({ conversationId: '1003', text: 'Oi' }), conversation: null }),
      );
    });
    expect(document.activeElement).toHaveTextContent('João Prado');
    act(() => {
      store.dispatch(conversations.removed({ conversationId: '1002', reason: 'transferred', to: null }));
    });
    expect(document.activeElement).toHaveAttribute('role', 'row');
  });

  it('searches from the box, and from a row where somebody types', async () => {
    const { user, store } = renderWithStore(<ConversationList />, { facts: loadedWith(maria, joao) });
    act(() => screen.getByRole('row', { name: /Maria/u }).focus());
    await user.keyboard('joa');
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toHaveValue('joa');
    expect(store.getState().conversations.search.typed).toBe('joa');
    act(() => {
      store.dispatch(conversations.searchSettled({ text: 'joa' }));
    });
    expect(rowNames()).toHaveLength(1);
    expect(rowNames()[0]).toContain('João Prado');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('João Prado');
  });

  it('says so when nothing matches, and clears the search', async () => {
    const { user, dispatched } = renderWithStore(<ConversationList />, {
      facts: [...loadedWith(maria), conversations.searchSettled({ text: 'zzz' })],
    });
    expect(screen.getByText('Nenhum atendimento encontrado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar pesquisa' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/searchRequested', payload: { text: '' } });
  });

  it('shows its loading, its emptiness, and a failed read beside what is still there', async () => {
    const { store, user, dispatched } = renderWithStore(<ConversationList />, {
      facts: [conversations.readStarted()],
    });
    expect(screen.getByText('Carregando…')).toBeInTheDocument();
    act(() => void store.dispatch(conversations.loaded({ conversations: [] })));
    expect(screen.getByText('Nenhum atendimento no momento')).toBeVisible();
    act(() => void store.dispatch(conversations.loaded({ conversations: [maria] })));
    act(() => void store.dispatch(conversations.readFailed({ code: 'timeout', message: '' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar os atendimentos.');
    expect(screen.getByRole('row', { name: /Maria/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/readRequested' });
  });

  it('says who is typing until the sign is stale', () => {
    jest.useFakeTimers({ now: today });
    try {
      const { store } = renderWithStore(<ConversationList />, { facts: loadedWith(maria) });
      act(() => {
        store.dispatch(
          conversations.typingReported({ conversationId: '1001', who: 'cliente', state: 'typing' }),
        );
      });
      expect(screen.getByRole('row')).toHaveTextContent('digitando…');
      act(() => jest.advanceTimersByTime(12_000));
      expect(screen.getByRole('row')).not.toHaveTextContent('digitando…');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the rail', () => {
  it('shows who waits with how many unread messages, and opens', async () => {
    const { user, dispatched } = renderWithStore(<ConversationRail />, { facts: loadedWith(maria, joao) });
    await user.click(screen.getByRole('row', { name: /Maria Souza #1001.*3 não lidas/u }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { conversationId: '1001' } });
  });
});
