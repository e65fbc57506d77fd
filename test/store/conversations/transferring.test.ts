import { loggedIn, loginRequested, sessionMissing } from '../../../src/store/auth/actions';
import * as conversations from '../../../src/store/conversations/actions';
import {
  mayTransfer,
  selectConversationTransfer,
  selectGivenAway,
  selectTransferColleagues,
  selectTransferQueues,
  selectTransferring,
} from '../../../src/store/conversations/transferSelectors';
import type { Conversation, TransferAgent } from '../../../src/store/conversations/types';
import { loaded as messagesLoaded } from '../../../src/store/messages/actions';
import { selectConversationMessages } from '../../../src/store/messages/selectors';
import {
  loaded as queuesLoaded,
  membershipsReported,
  statusReported,
} from '../../../src/store/queues/actions';
import type { Queue } from '../../../src/store/queues/types';
import { fold } from '../../support/fold';
import { sampleMembership, sampleUser } from '../../support/sagaSamples';
import { sampleConversation, sampleMessage } from '../../support/samples';

const A = { conversationId: '1001' };
const to = { kind: 'queue', queue: 'Vendas' } as const;
const known = [conversations.loaded({ conversations: [sampleConversation()] })];
const open = [...known, conversations.transferOpenRequested(A)];
const refusal = { code: 'LIMITE_ATENDIMENTOS', message: 'O agente está no limite' };

const agent = (name: string, fields: Partial<TransferAgent> = {}): TransferAgent => ({
  name,
  extension: null,
  status: 1,
  pauseReason: null,
  ...fields,
});

const dialog = (...facts: Parameters<typeof fold>[0]) => selectConversationTransfer(fold(facts));

describe('the transfer dialog', () => {
  it('opens for a conversation of the agent, reading who may take it, and closes', () => {
    expect(dialog(...open)).toMatchObject({ ...A, read: { status: 'loading' }, agents: {} });
    expect(dialog(...open, conversations.transferCloseRequested())).toBeNull();
    expect(dialog(...known, conversations.transferOpenRequested({ conversationId: 'x' }))).toBeNull();
  });

  it('takes who may take it only while it is open for that conversation', () => {
    const agents = { SAC: [agent('Bia Reis')] };
    expect(dialog(...open, conversations.transferTargetsLoaded({ ...A, agents }))).toMatchObject({
      read: { status: 'loaded' },
      agents,
    });
    const other = conversations.transferTargetsLoaded({ conversationId: 'x', agents });
    expect(dialog(...open, other)).toMatchObject({ agents: {} });
    expect(dialog(...known, conversations.transferTargetsLoaded({ ...A, agents }))).toBeNull();
  });

  it('says why nobody could tell who works, until it is read again', () => {
    const failed = conversations.transferTargetsReadFailed({ ...A, code: 'timeout', message: '' });
    expect(dialog(...open, failed)?.read).toEqual({
      status: 'failed',
      failure: { code: 'timeout', message: '' },
    });
    expect(dialog(...open, failed, conversations.transferTargetsReadStarted(A))?.read.status).toBe('loading');
  });

  it('follows what the server says of these queues meanwhile, and of no others', () => {
    const agents = { SAC: [agent('Bia Reis')] };
    const told = (queue: string) =>
      statusReported({
        statuses: [
          {
            queue,
            agents: [
              { name: 'Bia Reis', extension: '2', status: 10, statusText: 'Pausa', pauseReason: 'Café' },
              { name: '', extension: '3', status: 1, statusText: 'Disponível', pauseReason: null },
            ],
            waiting: 0,
          },
        ],
        totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 },
      });
    const before = [...open, conversations.transferTargetsLoaded({ ...A, agents })];
    expect(dialog(...before, told('SAC'))?.agents).toEqual({
      SAC: [agent('Bia Reis', { extension: '2', status: 10, pauseReason: 'Café' })],
    });
    expect(dialog(...before, told('Vendas'))?.agents).toEqual(agents);
  });

  it('keeps the names of agents whom the server calls by extension alone', () => {
    const agents = { SAC: [agent('Bia Reis', { extension: '2' })] };
    const nameless = {
      name: '',
      extension: '2',
      status: 10,
      statusText: 'Pausa',
      pauseReason: 'Café',
    };
    const told = statusReported({
      statuses: [{ queue: 'SAC', agents: [nameless], waiting: 0 }],
      totals: null,
    });
    expect(dialog(...open, conversations.transferTargetsLoaded({ ...A, agents }), told)?.agents).toEqual({
      SAC: [agent('Bia Reis', { extension: '2', status: 10, pauseReason: 'Café' })],
    });
  });

  it.each([
    ['it left the agent', conversations.removed({ ...A, reason: 'taken', to: null })],
    ['the server’s set has it no more', conversations.loaded({ conversations: [] })],
    ['it ended', conversations.ended(A)],
  ])('closes when %s', (_why, fact) => {
    expect(dialog(...open, fact)).toBeNull();
  });
});

describe('a transfer', () => {
  const started = [...open, conversations.transferRequested({ ...A, to }), conversations.transferStarted(A)];

  it('keeps the conversation, as under way, until the server gave it away', () => {
    const state = fold(started);
    expect(selectTransferring(state, '1001')).toBe('underWay');
    expect(state.conversations.order.next).toBe(1);
    const done = fold([
      conversations.openRequested(A),
      ...started,
      messagesLoaded({ ...A, messages: [sampleMessage()] }),
      conversations.transferred({ ...A, to }),
    ]);
    expect(done.conversations).toMatchObject({ selectedId: null, transfer: null, transferring: {} });
    expect(selectGivenAway(done)).toEqual({ ...A, to });
    expect(selectConversationMessages(done, '1001')).toBeUndefined();
  });

  it('keeps it with the refusal until it is asked again', () => {
    const state = fold([...started, conversations.transferFailed({ ...A, ...refusal })]);
    expect(selectTransferring(state, '1001')).toEqual(refusal);
    expect(state.connection.due).not.toBeNull();
    const again = fold([
      ...started,
      conversations.transferFailed({ ...A, ...refusal }),
      conversations.transferOpenRequested(A),
    ]);
    expect(selectTransferring(again, '1001')).toBe('idle');
  });

  it('opens the dialog with the refusal when it was closed meanwhile', () => {
    const failed = conversations.transferFailed({ ...A, ...refusal });
    expect(dialog(...started, conversations.transferCloseRequested(), failed)).toMatchObject(A);
    expect(dialog(...known, conversations.removed({ ...A, reason: 'taken', to: null }), failed)).toBeNull();
  });
});

describe('who may take a conversation', () => {
  const queue = (name: string, type: Queue['type']): Queue => ({
    name,
    type,
    mustClassify: false,
    instances: [],
    email: null,
  });

  it('are the queues of its type, by name; the agent’s own until the centre’s are known', () => {
    const own = [...known, membershipsReported({ memberships: [sampleMembership('SAC')] })];
    expect(selectTransferQueues(fold(own), '1001')).toEqual(['SAC']);
    const all = queuesLoaded({ queues: [queue('Vendas', 3), queue('Chat', 2), queue('Ágil', 3)] });
    expect(selectTransferQueues(fold([...own, all]), '1001')).toEqual(['Ágil', 'Vendas']);
  });

  it('are the agents, each once, by name, but the one who gives; by the own queue where they are in it', () => {
    const named = (...names: string[]) => names.map((name) => agent(name));
    const agents = { Ágil: named('Caio Luz', 'Bia Reis'), SAC: named('Caio Luz', 'Ana Lima', 'Álvaro Sá') };
    const state = fold([
      sessionMissing(),
      loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
      loggedIn({ user: sampleUser() }),
      ...open,
      conversations.transferTargetsLoaded({ ...A, agents }),
    ]);
    expect(
      selectTransferColleagues(state, '1001').map(({ agent: { name }, queue: by }) => [name, by]),
    ).toEqual([
      ['Álvaro Sá', 'SAC'],
      ['Bia Reis', 'Ágil'],
      ['Caio Luz', 'SAC'],
    ]);
    expect(selectTransferColleagues(fold(open), '1001')).toEqual([]);
  });

  it.each([
    agent('ANA LIMA'),
    agent('Ána lima '),
    agent('ana'),
    agent('2001'),
    agent('Ramal de Ana', { extension: '2001' }),
  ])('are not the agent, however the server writes them: $name', (own) => {
    const state = fold([
      sessionMissing(),
      loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
      loggedIn({ user: sampleUser() }),
      ...open,
      conversations.transferTargetsLoaded({ ...A, agents: { SAC: [own, agent('Bia Reis')] } }),
    ]);
    expect(selectTransferColleagues(state, '1001').map(({ agent: { name } }) => name)).toEqual(['Bia Reis']);
  });

  it.each<[string, Partial<Conversation>, boolean]>([
    ['in service', {}, true],
    ['of voice', { queueType: 1 }, false],
    ['of history', { readOnly: true }, false],
    ['closed with a last agent', { status: 'finished' }, false],
    ['closed with nobody', { status: 'finished', lastAgent: null }, true],
  ])('a conversation %s', (_which, fields, expected) => {
    expect(mayTransfer(sampleConversation(fields))).toBe(expected);
  });
});
