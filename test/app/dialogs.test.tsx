import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { Dialogs, dialogs } from '../../src/app/dialogs';
import * as conversations from '../../src/store/conversations/actions';
import * as messages from '../../src/store/messages/actions';
import { giveLayout } from '../support/layout';
import { recordingStore, renderWithStore } from '../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../support/samples';
import { signedInFacts } from '../support/world';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const IN = { conversationId: '1001' };

const known = [
  ...signedInFacts(),
  conversations.loaded({ conversations: [sampleConversation()] }),
  messages.loaded({ ...IN, messages: [sampleMessage()] }),
];

function show() {
  const view = renderWithStore(
    <>
      <button type="button">Antes</button>
      <Dialogs />
    </>,
    { facts: known },
  );
  const happen = (action: UnknownAction) => act(() => void view.store.dispatch(action));
  const before = () => screen.getByRole('button', { name: 'Antes' });
  return { ...view, happen, before };
}

const transfer = () => screen.queryByRole('dialog', { name: 'Transferir' });

/** The message whose deletion the agent is asked about. */
const ONE = { ...IN, messageId: sampleMessage().id };

describe('the dialogs over every screen', () => {
  it('each have a name of their own, and none is open before it is asked for', () => {
    expect(new Set(dialogs.map(({ name }) => name)).size).toBe(dialogs.length);
    const { store } = recordingStore(known);
    expect(dialogs.filter(({ isOpen }) => isOpen(store.getState()))).toEqual([]);
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are fetched when they first open, and are there at once from then on', async () => {
    const { happen } = show();
    happen(conversations.transferOpenRequested(IN));
    expect(transfer()).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Transferir' })).toBeInTheDocument();
    happen(conversations.transferCloseRequested());
    await waitFor(() => expect(transfer()).toBeNull());
    happen(conversations.transferOpenRequested(IN));
    expect(transfer()).toBeInTheDocument();
  });

  it('open by themselves: another one stays as it is', async () => {
    const { happen, store } = show();
    const open = () => dialogs.filter(({ isOpen }) => isOpen(store.getState())).map(({ name }) => name);
    happen(conversations.transferOpenRequested(IN));
    await screen.findByRole('dialog', { name: 'Transferir' });
    expect(open()).toEqual(['transfer']);
    happen(messages.deleteRequested(ONE));
    // By their words: the library gives all titles one id in tests.
    expect(await screen.findByText('Apagar mensagem')).toBeInTheDocument();
    expect(open()).toEqual(['transfer', 'deletion']);
    expect(screen.getByRole('searchbox', { name: 'Agente ou fila' })).toBeInTheDocument();
  });

  it('give the focus back to what opened the first of them', async () => {
    const { before, happen, user } = show();
    await user.click(before());
    happen(conversations.transferOpenRequested(IN));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Agente ou fila' })).toHaveFocus());
    happen(conversations.transferCloseRequested());
    happen(messages.deleteRequested(ONE));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus());
    happen(messages.deleteCancelRequested());
    await waitFor(() => expect(before()).toHaveFocus());
  });
});
