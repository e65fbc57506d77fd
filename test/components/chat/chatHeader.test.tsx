import { act, screen } from '@testing-library/react';
import { ConversationView } from '../../../src/components/chat/ConversationView';
import * as connection from '../../../src/store/connection/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { giveLayout } from '../../support/layout';
import { openChat } from '../../support/openChat';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleHandshake } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const startedOn = (startedAt: string) =>
  conversations.loaded({ conversations: [sampleConversation({ startedAt })] });

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
    ['10 min ahead', 600_000],
    ['10 min behind', -600_000],
  ])('counts by the clock of the server, which is %s', (_how, offset) => {
    const now = Date.now();
    const startedAt = new Date(now + offset - 120_000).toISOString();
    const serverTime = new Date(now + offset).toISOString();
    const { store } = openChat([], startedOn(startedAt));
    act(() => {
      store.dispatch(connection.attemptStarted({ attempt: 1 }));
      store.dispatch(connection.opened({ socketId: 's1' }));
      store.dispatch(connection.authenticated(sampleHandshake({ serverTime })));
    });
    expect(screen.getByRole('timer', { name: 'Tempo de atendimento' })).toHaveTextContent(/00:0[12]:\d\d/u);
  });

  it('stands at none where the server is ahead and does not tell its time', () => {
    const startedAt = new Date(Date.now() + 600_000).toISOString();
    openChat([], startedOn(startedAt));
    expect(screen.getByRole('timer', { name: 'Tempo de atendimento' })).toHaveTextContent('00:00:00');
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

  it.each([
    ['finished', 'Encerrado'],
    ['expired', 'Encerrado'],
    ['transferred', 'Transferido'],
    ['taken', 'Não está mais com você'],
    ['other', 'Não está mais com você'],
  ] as const)('says of one that was lost (%s) how it stands now', (reason, words) => {
    const { store } = openChat([]);
    const header = screen.getByRole('heading', { name: 'Maria Souza' }).closest('header');
    act(() => void store.dispatch(conversations.removed({ conversationId: '1001', reason, to: null })));
    expect(header).not.toHaveTextContent('Em atendimento');
    expect(header).toHaveTextContent(words);
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
    expect(dispatched.slice(-4)).toMatchObject([
      { type: 'conversations/endRequested', payload },
      { type: 'classification/openRequested', payload },
      // A press elsewhere leaves it.
      { type: 'classification/dismissRequested' },
      { type: 'conversations/endRequested', payload },
    ]);
  });
});
