import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PastConversationDialog } from '../../../../src/components/chat/past/PastConversationDialog';
import * as messages from '../../../../src/store/messages/actions';
import type { Conversation } from '../../../../src/store/conversations/types';
import { giveLayout } from '../../../support/layout';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const PAST = { conversationId: '900' };

const past = sampleConversation({
  id: '900',
  status: 'finished',
  statusText: 'Encerrado',
  lastAgent: 'Bia Reis',
  endedAt: '2026-03-10T10:30:00-03:00',
  subject: 'Boleto',
  readOnly: true,
});

/** The address, as the agent could see it. */
function Where(): ReactNode {
  return <p>{useLocation().pathname}</p>;
}

function Past(): ReactNode {
  const [shown, setShown] = useState<Conversation | null>(null);
  return (
    <>
      <button type="button" onClick={() => setShown(past)}>
        Olhar
      </button>
      <Where />
      <PastConversationDialog conversation={shown} onClose={() => setShown(null)} />
    </>
  );
}

async function look() {
  const rendered = renderWithStore(<Past />);
  await rendered.user.click(screen.getByRole('button', { name: 'Olhar' }));
  return { ...rendered, dialog: screen.getByRole('dialog', { name: 'Atendimento #900' }) };
}

describe('a conversation of the past', () => {
  it('shows with whom, where, by whom and how it stands, and asks for its messages', async () => {
    const { dialog, dispatched } = await look();
    for (const word of ['Maria Souza', 'SAC', 'Bia Reis', 'Boleto', 'Encerrado', '10/03/2026']) {
      expect(dialog).toHaveTextContent(word);
    }
    expect(dispatched).toEqual([
      expect.objectContaining({ type: 'messages/pastOpenRequested', payload: PAST }),
    ]);
  });

  it('shows what was said, and has nothing to write with', async () => {
    const { dialog, store } = await look();
    act(() => {
      store.dispatch(messages.loaded({ ...PAST, messages: [sampleMessage({ ...PAST, text: 'Olá' })] }));
    });
    const log = within(dialog).getByRole('log', { name: 'Mensagens' });
    expect(within(log).getByRole('article')).toHaveTextContent('Olá');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'Opções da mensagem',
      'Dados do cliente',
      'Fechar',
    ]);
  });

  it('says that nothing was said, or why it cannot tell, with another try', async () => {
    const { dialog, store, user, dispatched } = await look();
    act(() => void store.dispatch(messages.readFailed({ ...PAST, code: 'http', message: 'Sem banco' })));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Sem banco');
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'messages/readRequested', payload: PAST });
    act(() => void store.dispatch(messages.loaded({ ...PAST, messages: [] })));
    expect(dialog).toHaveTextContent('Nenhuma mensagem ainda');
  });

  it('leads to the customer among the contacts, where the centre knows them', async () => {
    const { dialog, dispatched, user } = await look();
    await user.click(within(dialog).getByRole('button', { name: 'Dados do cliente' }));
    expect(dispatched).toContainEqual(
      expect.objectContaining({ type: 'contacts/openRequested', payload: { contactId: '77' } }),
    );
    expect(screen.getByText('/contatos')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['the centre does not know the customer', { conversation: { ...past, customerId: '9999999' } }],
    ['the customer is on screen', { conversation: past, isWithCustomer: true }],
  ])('has no such button where %s', (_where, props) => {
    renderWithStore(<PastConversationDialog onClose={() => undefined} {...props} />);
    expect(screen.queryByRole('button', { name: 'Dados do cliente' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
  });

  it('is left by its button or Escape, says so, and gives the focus back', async () => {
    const { user, dispatched } = await look();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dispatched.at(-1)).toMatchObject({ type: 'messages/pastCloseRequested', payload: PAST });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Olhar' })).toHaveFocus());
  });
});
