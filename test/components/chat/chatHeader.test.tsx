import { act, screen } from '@testing-library/react';
import { ConversationView } from '../../../src/components/chat/ConversationView';
import * as conversations from '../../../src/store/conversations/actions';
import { giveLayout } from '../../support/layout';
import { openChat } from '../../support/openChat';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

describe('the header', () => {
  it('says who, where, since when and how it stands', () => {
    openChat([]);
    const header = screen.getByRole('heading', { name: 'Maria Souza' }).closest('header');
    expect(header).toHaveTextContent('Em atendimento');
    expect(header).toHaveTextContent('#1001');
    expect(header).toHaveTextContent('SAC');
    expect(screen.getByRole('timer', { name: 'Tempo de atendimento' })).toHaveTextContent(/\d\d:\d\d:\d\d/u);
  });

  it.each([
    ['finished', 'Encerrado', 'Encerrado'],
    ['other', 'Aguardando', 'Aguardando'],
  ] as const)('shows %s as %s', (status, statusText, words) => {
    renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation({ status, statusText })] }),
        conversations.openRequested({ conversationId: '1001' }),
      ],
    });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('timer')).toHaveLength(status === 'finished' ? 0 : 1);
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Encerrar' })).not.toBeInTheDocument();
  });

  it('stops the clock of a conversation that is no longer the agent’s', () => {
    const { store } = openChat([]);
    expect(screen.getByRole('timer')).toBeVisible();
    const left = { conversationId: '1001', reason: 'taken', to: 'Bruno' } as const;
    act(() => void store.dispatch(conversations.removed(left)));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('has no clock for a conversation of the history', () => {
    renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation({ readOnly: true })] }),
        conversations.openRequested({ conversationId: '1001' }),
      ],
    });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('ends and classifies, from its buttons and from the actions menu', async () => {
    const { user, dispatched } = openChat([]);
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    await user.click(screen.getByRole('button', { name: 'Classificar' }));
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    await user.click(screen.getByRole('menuitem', { name: 'Encerrar' }));
    const payload = { conversationId: '1001' };
    expect(dispatched.slice(-3)).toMatchObject([
      { type: 'conversations/endRequested', payload },
      { type: 'classification/openRequested', payload },
      { type: 'conversations/endRequested', payload },
    ]);
  });
});
