import { act, screen } from '@testing-library/react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
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
  sampleConversation({ id: '1', fromName: 'Maria', unread: 2 }),
  sampleConversation({ id: '2', fromName: 'João' }),
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
  return { ...rendered, names, filter: screen.getByRole('button', { name: 'Só não lidas' }) };
}

describe('the filter of unread conversations', () => {
  it('leaves those with something unread, and the open one', async () => {
    const { user, names, filter, store } = show();
    expect(filter).toHaveAttribute('aria-pressed', 'false');
    await user.click(filter);
    expect(filter).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Maria']);
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1' })));
    expect(names()).toEqual(['Maria']);
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '2' })));
    expect(names()).toContain('João');
    await user.click(filter);
    expect(names()).toHaveLength(2);
  });

  it('says when nothing is unread, and shows all again', async () => {
    const { user, names, filter } = show([sampleConversation({ id: '2', fromName: 'João' })]);
    await user.click(filter);
    expect(screen.getByText('Nenhum atendimento com mensagens não lidas')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    expect(names()).toEqual(['João']);
    expect(filter).toHaveAttribute('aria-pressed', 'false');
  });

  it('hides none that just came, nor one in which the customer had the last word', async () => {
    const { user, names, filter, store } = show();
    await user.click(filter);
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

  it('works together with the search', async () => {
    const { user, names, filter, store } = show();
    await user.click(filter);
    act(() => void store.dispatch(conversations.searchSettled({ text: 'jo' })));
    expect(names()).toEqual([]);
    expect(screen.getByText('Nenhum atendimento encontrado')).toBeInTheDocument();
  });
});
