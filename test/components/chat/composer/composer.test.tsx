import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import * as conversations from '../../../../src/store/conversations/actions';
import * as messages from '../../../../src/store/messages/actions';
import * as outbox from '../../../../src/store/outbox/actions';
import { giveLayout } from '../../../support/layout';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const maria = sampleConversation({ id: '1001' });
const known = [
  conversations.loaded({ conversations: [maria] }),
  messages.loaded({ conversationId: '1001', messages: [sampleMessage()] }),
];

function open(...facts: UnknownAction[]) {
  return renderWithStore(<ConversationView />, {
    facts: [...known, ...facts, conversations.openRequested({ conversationId: '1001' })],
  });
}

function box(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Mensagem' });
}

function sent(dispatched: { type: string; payload?: unknown }[]): unknown[] {
  return dispatched.filter(messages.sendRequested.match).map(({ payload }) => payload);
}

describe('sending', () => {
  it('has the focus when a conversation is opened, sends on Enter and empties', async () => {
    const { user, dispatched } = open();
    expect(box()).toHaveFocus();
    await user.keyboard('  Bom dia, Maria!{Enter}');
    expect(sent(dispatched)).toEqual([{ conversationId: '1001', text: 'Bom dia, Maria!' }]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('sends by its button, which is off while there is nothing to send', async () => {
    const { user, dispatched } = open();
    const button = screen.getByRole('button', { name: 'Enviar' });
    expect(button).toBeDisabled();
    await user.type(box(), '   ');
    expect(button).toBeDisabled();
    await user.type(box(), '{Enter}');
    expect(sent(dispatched)).toEqual([]);
    await user.type(box(), 'Oi');
    await user.click(button);
    expect(sent(dispatched)).toEqual([{ conversationId: '1001', text: 'Oi' }]);
  });

  it('breaks the line on Shift+Enter', async () => {
    const { user, dispatched } = open();
    await user.type(box(), 'um{Shift>}{Enter}{/Shift}dois');
    expect(box()).toHaveValue('um\ndois');
    expect(sent(dispatched)).toEqual([]);
  });

  it.each([
    ['isComposing', { key: 'Enter', isComposing: true }],
    ['key code 229', { key: 'Enter', keyCode: 229 }],
    ['Ctrl', { key: 'Enter', ctrlKey: true }],
    ['Alt', { key: 'Enter', altKey: true }],
  ])('does not send on Enter with %s', (_what, init) => {
    const { dispatched } = open();
    fireEvent.change(box(), { target: { value: 'ação' } });
    fireEvent.keyDown(box(), init);
    expect(sent(dispatched)).toEqual([]);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(sent(dispatched)).toHaveLength(1);
  });

  it('keeps the text until the outbox has it, and does not show it again afterwards', async () => {
    const { user, store } = open();
    await user.type(box(), 'Oi{Enter}');
    expect(store.getState().drafts.byConversation['1001']?.text).toBe('Oi');
    await user.tab();
    expect(store.getState().drafts.byConversation['1001']?.text).toBe('Oi');
    act(() => {
      store.dispatch(outbox.queued({ item: sampleOutboxItem({ text: 'Oi' }), spendsDraft: true }));
    });
    expect(box()).toHaveValue('');
    expect(store.getState().drafts.byConversation).toEqual({});
  });

  it('leaves what was typed after a send alone, also the same word again', async () => {
    const { user, store } = open();
    await user.type(box(), 'ok{Enter}ok');
    act(() => {
      store.dispatch(outbox.queued({ item: sampleOutboxItem({ text: 'ok' }), spendsDraft: true }));
    });
    expect(box()).toHaveValue('ok');
  });
});

describe('a conversation that cannot be answered', () => {
  it('that left the agent says why, keeps the draft in sight, and offers no action', async () => {
    const { store, user, dispatched } = open();
    await user.type(box(), 'quase pronto');
    act(() => {
      store.dispatch(
        conversations.removed({ conversationId: '1001', reason: 'transferred', to: 'Bruno Reis' }),
      );
    });
    expect(
      screen.getByText(/foi transferido para Bruno Reis\. Seu rascunho ficou guardado\./u),
    ).toBeVisible();
    expect(box()).toBeDisabled();
    expect(box()).toHaveValue('quase pronto');
    expect(store.getState().drafts.byConversation['1001']?.text).toBe('quase pronto');
    expect(screen.queryByRole('button', { name: 'Encerrar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ações' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/leaveRequested' });
  });

  it('of a template queue without messages has to begin with a template', () => {
    renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation({ queueType: 5 })] }),
        messages.loaded({ conversationId: '1001', messages: [] }),
        conversations.openRequested({ conversationId: '1001' }),
      ],
    });
    expect(box()).toBeDisabled();
    expect(box()).toHaveAccessibleDescription(/modelo de mensagem/u);
  });

  it('by e-mail offers to write the first mail where there is none to answer', async () => {
    renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation({ queueType: 4 })] }),
        conversations.openRequested({ conversationId: '1001' }),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Escrever e-mail' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
