import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { AgentStatus } from '../../src/components/agent/AgentStatus';
import { ConversationView } from '../../src/components/chat/ConversationView';
import { ConversationList } from '../../src/components/conversations/ConversationList';
import { LoginPage } from '../../src/pages/LoginPage';
import * as agent from '../../src/store/agent/actions';
import * as auth from '../../src/store/auth/actions';
import type { Language } from '../../src/store/config/types';
import * as conversations from '../../src/store/conversations/actions';
import type { Conversation } from '../../src/store/conversations/types';
import { loaded } from '../../src/store/messages/actions';
import type { Message } from '../../src/store/messages/types';
import * as queues from '../../src/store/queues/actions';
import { violations } from '../support/axe';
import { giveLayout } from '../support/layout';
import { mine, OPEN, openChat } from '../support/openChat';
import { renderWithStore } from '../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../support/samples';
import { signedInFacts } from '../support/world';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

/** The conversation with these fields, open, with these messages. */
function openOne(fields: Partial<Conversation>, messages: Message[] = [], ...facts: UnknownAction[]) {
  return renderWithStore(<ConversationView />, {
    facts: [
      ...signedInFacts(),
      conversations.loaded({ conversations: [sampleConversation(fields)] }),
      loaded({ ...OPEN, messages }),
      conversations.openRequested(OPEN),
      ...facts,
    ],
  });
}

describe('a conversation of a queue type that is not known', () => {
  it.each([0, 9])('(%d) has a row with the icon of chat', (queueType) => {
    renderWithStore(<ConversationList />, {
      facts: [conversations.loaded({ conversations: [sampleConversation({ queueType })] })],
    });
    expect(within(screen.getByRole('row')).getByRole('img', { name: 'Chat' })).toBeVisible();
  });

  it.each([0, 9])('(%d) opens as a chat, to write and to send files in', async (queueType) => {
    const said = sampleMessage({ queueType, text: 'Tudo *bem*?' });
    const { container, dispatched, user } = openOne({ queueType }, [said]);
    expect(screen.getByRole('log', { name: 'Mensagens' })).toHaveTextContent('Tudo *bem*?');
    const box = screen.getByRole('textbox', { name: 'Mensagem' });
    expect(box).toBeEnabled();
    await user.type(box, 'Olá{Enter}');
    expect(dispatched).toContainEqual(expect.objectContaining({ type: 'messages/sendRequested' }));
    expect(screen.getByRole('button', { name: 'Anexar' })).toBeEnabled();
    expect(await violations(container)).toEqual([]);
  });

  it('shows mails whose messages do not say that they are', async () => {
    openOne({ queueType: 4 }, [sampleMessage({ queueType: 0, text: '<p>Segue o boleto</p>' })]);
    expect(await screen.findByRole('article', { name: /Segue o boleto/u })).toHaveClass('mail');
  });
});

describe('a conversation that does not say its queue type', () => {
  const mailQueue = queues.loaded({
    queues: [{ name: 'SAC', type: 4, mustClassify: false, instances: [], email: null }],
  });
  const untyped = { queueType: 0, queue: 'SAC' };

  it('has a row of mail in a queue of mail, as soon as that is known', () => {
    const conversation = sampleConversation({ ...untyped, lastMessage: '<p>Segue o boleto</p>' });
    const { store } = renderWithStore(<ConversationList />, {
      facts: [conversations.loaded({ conversations: [conversation] })],
    });
    const row = within(screen.getByRole('row'));
    expect(row.getByRole('img', { name: 'Chat' })).toBeVisible();
    act(() => void store.dispatch(mailQueue));
    expect(row.getByRole('img', { name: 'E-mail' })).toBeVisible();
    expect(row.getByText('Segue o boleto')).toBeVisible();
  });

  it('opens as mail there: cards, and no box to chat in', async () => {
    openOne(untyped, [sampleMessage({ queueType: 0, text: '<p>Segue o boleto</p>' })], mailQueue);
    expect(await screen.findByRole('article', { name: /Segue o boleto/u })).toHaveClass('mail');
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
  });

  it('has no row in a queue of voice', () => {
    renderWithStore(<ConversationList />, {
      facts: [
        queues.loaded({
          queues: [{ name: 'SAC', type: 1, mustClassify: false, instances: [], email: null }],
        }),
        conversations.loaded({ conversations: [sampleConversation(untyped)] }),
      ],
    });
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
  });
});

describe('a status that is not known', () => {
  const panel = queues.statusReported({
    statuses: [
      {
        queue: 'SAC',
        waiting: null,
        agents: [
          { name: 'Ana Souza', extension: '', status: 7, statusText: 'Em treinamento', pauseReason: null },
        ],
      },
    ],
    totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 },
  });

  it.each<[Language, string]>([
    ['pt_BR', 'Status 7'],
    ['es_cl', 'Estado 7'],
    ['eng_US', 'Status 7'],
  ])('of the agent shows its number in %s, in red', (language, words) => {
    const facts = [...signedInFacts(), agent.statusReported({ status: 7, pauseReason: null })];
    const { container } = renderWithStore(<AgentStatus />, { facts, language });
    expect(screen.getByText(words)).toBeVisible();
    expect(container.querySelector('.status-pill__dot')).toHaveClass('status-pill__dot--red');
  });

  it('of the agent shows the server’s own words where it says any', () => {
    const facts = [...signedInFacts(), agent.statusReported({ status: 7, pauseReason: null }), panel];
    renderWithStore(<AgentStatus />, { facts });
    expect(screen.getByText('Em treinamento')).toBeVisible();
  });

  it('of a message shows the server’s word by a neutral icon, or that it is not known', () => {
    openChat([
      mine({ id: '1', status: 'other', statusText: 'played' }),
      mine({ id: '2', status: 'other' }),
      mine({ id: '3', status: 'other', statusText: 'bounced', errorText: 'Caixa cheia' }),
    ]);
    const names = within(screen.getByRole('log')).getAllByRole('img');
    expect(names.map((img) => img.getAttribute('aria-label'))).toEqual([
      'played',
      'Status desconhecido',
      'Não enviada',
    ]);
    expect(screen.getByTitle('played')).toHaveClass('delivery--other');
  });

  it('of a conversation without words says that it is not known', () => {
    openOne({ status: 'other', statusText: '' });
    expect(screen.getByText('Status desconhecido')).toBeVisible();
  });
});

describe('a reason that is not known', () => {
  it.each([
    ['fundido', 'Este atendimento não está mais com você: fundido'],
    [undefined, 'Este atendimento não está mais com você.'],
  ])('of a removal (%s) says what the server said', (reasonText, words) => {
    const why = reasonText === undefined ? {} : { reasonText };
    openOne({}, [], conversations.removed({ ...OPEN, reason: 'other', to: null, ...why }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['pt_BR', null, 'manutencao', 'O servidor encerrou a sua sessão: manutencao'],
    ['es_cl', '', 'manutencao', 'El servidor cerró tu sesión: manutencao'],
    ['eng_US', null, undefined, 'The server ended your session.'],
    ['pt_BR', 'Até amanhã', 'manutencao', 'Até amanhã'],
  ] as const)('of a logout says in %s what is known (%s, %s)', (language, message, reasonText, words) => {
    const why = reasonText === undefined ? {} : { reasonText };
    const facts = [...signedInFacts(), auth.loggedOut({ reason: 'other', message, ...why })];
    renderWithStore(<LoginPage />, { facts, route: '/login', language });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});
