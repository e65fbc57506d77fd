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

const maria = sampleConversation();

const stranger = sampleConversation({
  id: '1003',
  customerId: '9999999',
  fromName: 'Alguém',
  fromId: '5511977770000@c.us',
});

const loadedWith = (conversation: typeof maria) => [conversations.loaded({ conversations: [conversation] })];

describe('the menu of a row', () => {
  it('ends and classifies without opening the conversation, and gives the focus back', async () => {
    const { user, dispatched } = renderWithStore(<ConversationList />, { facts: loadedWith(maria) });
    const button = screen.getByRole('button', { name: 'Ações do atendimento' });
    await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'Últimos atendimentos' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Classificar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Encerrar' }));
    expect(dispatched.map(({ type }) => type)).toEqual([
      'classification/openRequested',
      'conversations/endRequested',
    ]);
    expect(button).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads to the last services of the customer and to a transfer', async () => {
    const { user, dispatched } = renderWithStore(<ConversationList />, { facts: loadedWith(stranger) });
    await user.click(screen.getByRole('button', { name: 'Ações do atendimento' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Últimos atendimentos',
      'Encerrar',
      'Classificar',
      'Transferir',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Últimos atendimentos' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/customerHistoryOpenRequested',
      payload: {
        customerId: '9999999',
        fromId: '5511977770000@c.us',
        name: '+55 11 97777-0000',
        exceptId: '1003',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Ações do atendimento' }));
    await user.click(screen.getByRole('menuitem', { name: 'Transferir' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/transferOpenRequested',
      payload: { conversationId: '1003' },
    });
  });

  it('shows a transfer that may not be, and does not do it', async () => {
    const closed = sampleConversation({ status: 'finished', lastAgent: 'Bia Reis' });
    const { user, dispatched } = renderWithStore(<ConversationList />, { facts: loadedWith(closed) });
    await user.click(screen.getByRole('button', { name: 'Ações do atendimento' }));
    const transfer = screen.getByRole('menuitem', { name: 'Transferir' });
    expect(transfer).toHaveAttribute('aria-disabled', 'true');
    await user.click(transfer);
    expect(dispatched).toEqual([]);
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('is reached by the arrow keys of its row and left with Escape', async () => {
    const { user } = renderWithStore(<ConversationList />, { facts: loadedWith(maria) });
    act(() => screen.getByRole('row').focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Ações do atendimento' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Ações do atendimento' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Ações do atendimento' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('row')).toHaveFocus();
  });
});
