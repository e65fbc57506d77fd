import { act, screen } from '@testing-library/react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import * as conversations from '../../../src/store/conversations/actions';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const known = [
  sampleConversation({ id: '1', fromName: 'Maria', unread: 2 }),
  sampleConversation({ id: '2', fromName: 'João' }),
];

function show(list = known) {
  const rendered = renderWithStore(<ConversationList />, {
    facts: [conversations.loaded({ conversations: list })],
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

  it('works together with the search', async () => {
    const { user, names, filter, store } = show();
    await user.click(filter);
    act(() => void store.dispatch(conversations.searchSettled({ text: 'jo' })));
    expect(names()).toEqual([]);
    expect(screen.getByText('Nenhum atendimento encontrado')).toBeInTheDocument();
  });
});
