import { act, screen } from '@testing-library/react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import { ConversationRail } from '../../../src/components/conversations/ConversationRail';
import * as conversations from '../../../src/store/conversations/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import { changed, received } from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const earlier = '2026-03-10T09:00:00-03:00';
const today = new Date();

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

function loadedWith(...known: (typeof maria)[]) {
  return [conversations.loaded({ conversations: known })];
}

describe('a row', () => {
  it('does not tell the text of a last message that was deleted', () => {
    const said = { ...maria, lastMessage: 'meu cartão é 1234', lastMessageAt: '2026-03-10T09:01:00-03:00' };
    const { store } = renderWithStore(<ConversationList />, { facts: loadedWith(said, joao) });
    const row = () => screen.getByRole('row', { name: /Maria Souza/u });
    const change = (fields: Partial<Message>) => {
      const message = sampleMessage({ status: 'deleted', text: '', ...fields });
      act(() => void store.dispatch(changed({ message, conversation: null })));
    };
    change({ id: '3', sentAt: '2026-03-10T08:00:00-03:00' });
    expect(row()).toHaveTextContent('meu cartão é 1234');
    change({ id: '4' });
    expect(row()).not.toHaveTextContent('cartão');
    expect(row()).toHaveTextContent('Mensagem apagada');
    const later = sampleMessage({ id: '5', text: 'Desculpe', sentAt: '2026-03-10T09:05:00-03:00' });
    act(() => void store.dispatch(received({ message: later, conversation: null })));
    expect(row()).toHaveTextContent('Desculpe');
    // A server that goes on telling the text of one that is known to be deleted, without a time.
    change({ id: '5', sentAt: null, text: 'Desculpe' });
    expect(row()).toHaveTextContent('Mensagem apagada');
  });

  it('does not tell the text of a deleted message where the one before it bears a later time', () => {
    const said = { ...maria, lastMessage: 'meu cartão é 1234', lastMessageAt: '2026-03-10T09:05:01-03:00' };
    const before = sampleMessage({ id: '4', text: 'Oi', sentAt: '2026-03-10T09:05:00-03:00' });
    const deleted = sampleMessage({
      id: '5',
      status: 'deleted',
      text: 'meu cartão é 1234',
      sentAt: '2026-03-10T09:04:59-03:00',
    });
    const known = [before, deleted].map((message) => received({ message, conversation: null }));
    renderWithStore(<ConversationList />, { facts: [...loadedWith(maria), ...known, ...loadedWith(said)] });
    expect(screen.getByRole('row', { name: /Maria Souza/u })).not.toHaveTextContent('cartão');
  });

  it('says so of a deleted message behind which the system gave a notice', () => {
    const deleted = sampleMessage({ id: '4', status: 'deleted', text: '' });
    const notice = sampleMessage({ id: '5', direction: 'system', text: 'Ana entrou' });
    const known = [deleted, notice].map((message) => received({ message, conversation: null }));
    renderWithStore(<ConversationList />, { facts: [...loadedWith(maria), ...known] });
    expect(screen.getByRole('row', { name: /Maria Souza/u })).toHaveTextContent('Mensagem apagada');
  });

  it('marks what holds a text that was not sent, but for the open one, whole and as a rail', () => {
    const written = [maria, joao].map(({ id }) => keepRequested({ conversationId: id, text: 'Olá' }));
    const facts = [
      ...loadedWith(maria, joao, stranger),
      conversations.openRequested({ conversationId: maria.id }),
      ...written,
    ];
    const { unmount } = renderWithStore(<ConversationList />, { facts });
    expect(screen.getByRole('row', { name: /Rascunho/u })).toHaveTextContent('João Prado');
    unmount();
    renderWithStore(<ConversationRail />, { facts });
    expect(screen.getByRole('row', { name: /João Prado #1002.*Rascunho/u })).toBeInTheDocument();
  });
});
