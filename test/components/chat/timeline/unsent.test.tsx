import { act, fireEvent, screen, within } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import * as conversations from '../../../../src/store/conversations/actions';
import * as messages from '../../../../src/store/messages/actions';
import * as outbox from '../../../../src/store/outbox/actions';
import { giveLayout } from '../../../support/layout';
import { mine, openChat } from '../../../support/openChat';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

describe('what is not sent yet', () => {
  it('stands after the messages as pending, and becomes the message in its place', () => {
    const { store } = openChat(
      [sampleMessage({ id: '9', text: 'última' })],
      outbox.queued({
        item: sampleOutboxItem({ clientMsgId: 'c2', order: 2, text: 'dois' }),
        spendsDraft: false,
      }),
      outbox.queued({
        item: sampleOutboxItem({ clientMsgId: 'c1', order: 1, text: 'um' }),
        spendsDraft: false,
      }),
    );
    const texts = () =>
      screen.getAllByRole('article').map((one) => one.querySelector('.text')?.firstChild?.textContent);
    expect(texts()).toEqual(['última', 'um', 'dois']);
    const row = screen.getByText('um').closest('[data-index]');
    act(() => {
      store.dispatch(
        outbox.delivered({
          clientMsgId: 'c1',
          message: mine({ id: '10', clientMsgId: 'c1', text: 'um', status: 'sent' }),
        }),
      );
    });
    expect(texts()).toEqual(['última', 'um', 'dois']);
    expect(screen.getByText('um').closest('[data-index]')).toBe(row);
  });

  it('is not shown twice when its message is known already', () => {
    openChat(
      [mine({ id: '9', clientMsgId: 'c1', text: 'um' })],
      outbox.restored({ items: [sampleOutboxItem({ clientMsgId: 'c1', text: 'um' })] }),
    );
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('offers to try again, edit or discard once it failed, and says so', async () => {
    const { store, user, dispatched } = openChat(
      [],
      outbox.queued({ item: sampleOutboxItem({ text: 'perdida' }), spendsDraft: false }),
    );
    expect(screen.getByRole('img', { name: 'Pendente' })).toBeInTheDocument();
    act(() => void store.dispatch(outbox.gaveUp({ clientMsgId: 'c1', code: 'timeout', message: '' })));
    expect(document.querySelector('[data-announcer="assertive"]')).toHaveTextContent(
      'A mensagem não foi enviada.',
    );
    const bubble = screen.getByRole('article');
    expect(within(bubble).getByRole('img', { name: 'Não enviada' })).toBeInTheDocument();
    expect(bubble).toHaveTextContent('O servidor demorou demais para responder.');
    await user.click(within(bubble).getByRole('button', { name: 'Editar' }));
    await user.click(within(bubble).getByRole('button', { name: 'Descartar' }));
    await user.click(within(bubble).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.slice(-3)).toMatchObject([
      { type: 'outbox/editRequested', payload: { clientMsgId: 'c1' } },
      { type: 'outbox/discardRequested', payload: { clientMsgId: 'c1' } },
      { type: 'outbox/retryRequested', payload: { clientMsgId: 'c1' } },
    ]);
  });
});

describe('the keyboard', () => {
  it.each([
    ['Tentar de novo', () => screen.getByRole('article', { name: /perdida/u })],
    ['Editar', () => screen.getByRole('textbox', { name: 'Mensagem' })],
    ['Descartar', () => screen.getByRole('log')],
  ])('goes on from "%s", which goes away', async (name, onward) => {
    const { store, user } = openChat(
      [sampleMessage({ id: '9', text: 'última' })],
      outbox.queued({ item: sampleOutboxItem({ text: 'perdida' }), spendsDraft: false }),
    );
    act(() => void store.dispatch(outbox.gaveUp({ clientMsgId: 'c1', code: 'timeout', message: '' })));
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    expect(onward()).toHaveFocus();
  });

  it('stays with a message that is tried again after the provider failed on it', async () => {
    const { user } = openChat([mine({ id: '9', clientMsgId: 'c9', errorText: 'Número inválido' })]);
    act(() => screen.getByRole('button', { name: 'Tentar de novo' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('article')).toHaveFocus();
  });
});

it('a message that the provider failed on never looks sent', () => {
  openChat([mine({ id: '9', status: 'sent', errorText: 'Número inválido' })]);
  const bubble = screen.getByRole('article');
  expect(within(bubble).getByRole('img', { name: 'Não enviada' })).toBeInTheDocument();
  expect(bubble).toHaveTextContent('Número inválido');
});

describe('reading', () => {
  it('shows a skeleton, then messages; a failed read stands beside what is there', async () => {
    const { store, user, dispatched } = renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation()] }),
        conversations.openRequested({ conversationId: '1001' }),
        messages.readStarted({ conversationId: '1001' }),
      ],
    });
    expect(screen.getByText('Carregando…')).toBeInTheDocument();
    act(() => void store.dispatch(messages.loaded({ conversationId: '1001', messages: [] })));
    expect(screen.getByText('Nenhuma mensagem ainda')).toBeVisible();
    act(() => void store.dispatch(messages.received({ message: sampleMessage(), conversation: null })));
    act(() => {
      store.dispatch(messages.readFailed({ conversationId: '1001', code: 'offline', message: '' }));
    });
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as mensagens.');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'messages/readRequested',
      payload: { conversationId: '1001' },
    });
  });

  it('offers the way to the end once the agent scrolled up, with how many came', () => {
    const { store } = openChat([sampleMessage({ id: '1' })]);
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 9000 }, scrollTop: { value: 0, writable: true } });
    fireEvent.scroll(log);
    expect(screen.getByRole('button', { name: 'Ir para as últimas mensagens' })).toBeVisible();
    act(
      () =>
        void store.dispatch(messages.received({ message: sampleMessage({ id: '2' }), conversation: null })),
    );
    expect(screen.getByRole('button', { name: '1 nova mensagem' })).toBeVisible();
    log.scrollTop = 9000 - 2000 - 100;
    fireEvent.scroll(log);
    expect(screen.queryByRole('button', { name: /nova mensagem|últimas/u })).not.toBeInTheDocument();
  });
});
