import { act, screen } from '@testing-library/react';
import { ConversationToasts } from '../../../src/components/conversations/ConversationToasts';
import * as conversations from '../../../src/store/conversations/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

describe('a conversation that was given away', () => {
  it.each([
    [{ kind: 'queue', queue: 'Vendas' } as const, 'Atendimento #1001 transferido para Vendas'],
    [
      { kind: 'agent', queue: 'Vendas', agent: 'Bia Reis' } as const,
      'Atendimento #1001 transferido para Bia Reis',
    ],
  ])('is told', (to, words) => {
    const { store } = renderWithStore(<ConversationToasts />, { facts: signedInFacts() });
    act(() => void store.dispatch(conversations.transferred({ conversationId: '1001', to })));
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});
