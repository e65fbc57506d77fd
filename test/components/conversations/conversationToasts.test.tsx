import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { ConversationToasts } from '../../../src/components/conversations/ConversationToasts';
import * as conversations from '../../../src/store/conversations/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';
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

describe('the end of a conversation', () => {
  const A = { conversationId: '1001' };

  function end() {
    const facts = [...signedInFacts(), conversations.loaded({ conversations: [sampleConversation()] })];
    const { store } = renderWithStore(<ConversationToasts />, { facts });
    const happen = (...actions: UnknownAction[]) =>
      act(() => actions.forEach((action) => void store.dispatch(action)));
    happen(conversations.endConfirmRequested(A));
    expect(screen.getByRole('status')).toHaveTextContent('');
    return happen;
  }

  it('is told', () => {
    end()(conversations.endStarted(A), conversations.ended(A));
    expect(screen.getByRole('status')).toHaveTextContent('Atendimento #1001 encerrado');
  });

  it('offers to look at it once more, as one that is over', async () => {
    const facts = [...signedInFacts(), conversations.loaded({ conversations: [sampleConversation()] })];
    const { store, user } = renderWithStore(<ConversationToasts />, { facts });
    act(() => void store.dispatch(conversations.endStarted(A)));
    act(() => void store.dispatch(conversations.ended(A)));
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Atendimento #1001' });
    expect(dialog).toHaveTextContent('Maria Souza');
    expect(dialog).toHaveTextContent('Encerrado');
    expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not told where the server refused it', () => {
    const happen = end();
    happen(conversations.endFailed({ ...A, code: 'timeout', message: '' }));
    happen(conversations.endConfirmationOpened(A));
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
