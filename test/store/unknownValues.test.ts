import type { UnknownAction } from '@reduxjs/toolkit';
import { channelOf } from '../../src/lib/queueType';
import { statusReported } from '../../src/store/agent/actions';
import { loggedOut, sessionRestored } from '../../src/store/auth/actions';
import * as calls from '../../src/store/calls/actions';
import { authenticated } from '../../src/store/connection/actions';
import { loaded as choicesLoaded } from '../../src/store/classification/actions';
import { selectClassifications } from '../../src/store/classification/selectors';
import * as conversations from '../../src/store/conversations/actions';
import { selectDeparture } from '../../src/store/conversations/selectors';
import { selectTransferQueues } from '../../src/store/conversations/transferSelectors';
import { loaded, received } from '../../src/store/messages/actions';
import { mergeMessage } from '../../src/store/messages/merge';
import { selectMessages, selectNewestMail } from '../../src/store/messages/selectors';
import type { Message, MessageStatus } from '../../src/store/messages/types';
import { uploadReported } from '../../src/store/outbox/actions';
import { selectUpload } from '../../src/store/outbox/selectors';
import * as queues from '../../src/store/queues/actions';
import { selectOwnStatusText } from '../../src/store/queues/selectors';
import type { QueueStatus } from '../../src/store/queues/types';
import { fold } from '../support/fold';
import { shuffled } from '../support/orders';
import { diceOf } from '../support/random';
import { sampleUser } from '../support/sagaSamples';
import { sampleConversation, sampleMessage } from '../support/samples';

const OPEN = { conversationId: '1001' };

describe('queue types', () => {
  it.each([
    [0, 'chat'],
    [1, 'voice'],
    [2, 'chat'],
    [3, 'whatsapp'],
    [4, 'email'],
    [5, 'whatsapp'],
    [6, 'whatsapp'],
    [7, 'whatsapp'],
    [8, 'chat'],
    [9, 'chat'],
    [-1, 'chat'],
  ] as const)('%d belong to the channel %s', (type, channel) => {
    expect(channelOf(type)).toBe(channel);
  });

  const queue = (name: string, type: number) => ({
    name,
    type,
    mustClassify: false,
    instances: [],
    email: null,
  });
  const centre = queues.loaded({
    queues: [queue('SAC', 3), queue('Voz', 1), queue('Novo', 9), queue('Sem tipo', 0), queue('Loja', 2)],
  });

  it.each([
    ['of a known type', { queueType: 3 }, ['SAC', 'Sem tipo']],
    ['of an unknown type', { queueType: 9 }, ['Novo', 'Sem tipo']],
    ['that does not say, of its queue’s type', { queueType: 0, queue: 'Loja' }, ['Loja', 'Sem tipo']],
    ['that says nothing, of any but voice', { queueType: 0, queue: '' }, ['Loja', 'Novo', 'SAC', 'Sem tipo']],
  ])('give a conversation %s somewhere to go', (_what, fields, names) => {
    const state = fold([centre, conversations.loaded({ conversations: [sampleConversation(fields)] })]);
    expect(selectTransferQueues(state, '1001')).toEqual(names);
  });

  it('of messages that do not say are those of their conversation', () => {
    const mail = sampleMessage({ queueType: 0 });
    const state = fold([
      conversations.loaded({ conversations: [sampleConversation({ queueType: 4 })] }),
      loaded({ ...OPEN, messages: [mail, sampleMessage({ id: '2', queueType: 2 })] }),
    ]);
    expect(selectMessages(state, '1001').map(({ queueType }) => queueType)).toEqual([4, 2]);
    expect(selectNewestMail(state, '1001')).toMatchObject({ id: '1', queueType: 4 });
    const later = fold([received({ message: sampleMessage({ id: '3' }), conversation: null })], state);
    expect(selectMessages(later, '1001')[0]).toBe(selectMessages(state, '1001')[0]);
    const departed = fold(
      [conversations.openRequested(OPEN), conversations.removed({ ...OPEN, reason: 'expired', to: null })],
      state,
    );
    expect(selectMessages(departed, '1001')[0]?.queueType).toBe(4);
  });
});

test('the choices of a conversation without a queue are all there are', () => {
  const classifications = [
    { id: '1', name: 'Venda', queues: ['SAC'] },
    { id: '2', name: 'Engano', queues: [] },
  ];
  const state = fold([choicesLoaded({ classifications, subclassifications: [] })]);
  expect(selectClassifications(state, '')).toEqual(classifications);
  expect(selectClassifications(state, 'Loja').map(({ id }) => id)).toEqual(['2']);
});

describe('a message under a status that is not known', () => {
  const of = (status: MessageStatus, fields: Partial<Message> = {}) => sampleMessage({ status, ...fields });
  const played = of('other', { statusText: 'played' });

  it.each([
    ['pending', played, 'other', 'played'],
    ['sent', played, 'sent', undefined],
    ['delivered', played, 'delivered', undefined],
    ['seen', played, 'seen', undefined],
    ['deleted', played, 'deleted', undefined],
  ] as const)('after %s is the further one of both', (status, word, further, text) => {
    for (const merged of [mergeMessage(of(status), word), mergeMessage(word, of(status))]) {
      expect(merged.status).toBe(further);
      expect(merged.statusText).toBe(text);
      expect('statusText' in merged).toBe(text !== undefined);
    }
  });

  it('takes the later of two unknown words, and the same object where nothing is new', () => {
    const queued = of('other', { statusText: 'queued', updatedAt: '2026-03-10T12:00:00Z' });
    const later = of('other', { statusText: 'played', updatedAt: '2026-03-10T12:01:00Z' });
    expect(mergeMessage(queued, later).statusText).toBe('played');
    expect(mergeMessage(later, queued)).toBe(later);
    expect(mergeMessage(played, { ...played })).toBe(played);
  });

  it.each([1, 2, 3, 4, 5])('ends the same in whichever order the words come (seed %d)', (seed) => {
    const words = ['pending', 'other', 'sent', 'other', 'delivered'].map((status, at) =>
      of(status as MessageStatus, status === 'other' ? { statusText: `w${at}` } : {}),
    );
    const [first, ...rest] = shuffled(words, diceOf(seed));
    if (first === undefined) throw new Error('no words');
    const end = rest.reduce(mergeMessage, first);
    expect(end.status).toBe('delivered');
    expect('statusText' in end).toBe(false);
  });
});

describe('reasons that are not known', () => {
  it('of a removal stay with the conversation on screen, with the server’s word', () => {
    const state = fold([
      conversations.loaded({ conversations: [sampleConversation()] }),
      conversations.openRequested(OPEN),
      conversations.removed({ ...OPEN, reason: 'other', to: null, reasonText: 'fundido' }),
    ]);
    expect(selectDeparture(state, '1001')).toMatchObject({ reason: 'other', reasonText: 'fundido' });
  });

  it('of a logout are kept for the login page', () => {
    const ending = { reason: 'other', message: null, reasonText: 'manutencao' } as const;
    const state = fold([sessionRestored({ user: sampleUser() }), loggedOut(ending)]);
    expect(state.auth.endedBy).toEqual(ending);
    expect(fold([loggedOut({ reason: 'agent', message: null })], state).auth.endedBy).toEqual(ending);
  });
});

test('an upload in a state that is not known goes on until it is whole', () => {
  const report = (percent: number) =>
    uploadReported({ uploadId: 'u1', conversationId: '1001', percent, state: 'other' });
  const state = fold([report(40)]);
  expect(selectUpload(state, 'u1')?.percent).toBe(40);
  expect(selectUpload(fold([report(100)], state), 'u1')).toBeUndefined();
});

describe('the agent’s own status in the server’s words', () => {
  const user = sampleUser();
  const panel = (...agents: QueueStatus['agents']): UnknownAction =>
    queues.statusReported({
      statuses: [{ queue: 'SAC', agents, waiting: null }],
      totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 },
    });
  const told = (fields: Partial<QueueStatus['agents'][number]>) =>
    panel({ name: '', extension: '', status: 7, statusText: 'Em treinamento', pauseReason: null, ...fields });
  const now = [sessionRestored({ user }), statusReported({ status: 7, pauseReason: null })];

  it.each([
    ['by extension', { extension: user.extension ?? '' }, 'Em treinamento'],
    ['by name', { name: user.fullName }, 'Em treinamento'],
    ['not of another agent', { name: 'Bia Reis', extension: '2999' }, ''],
    ['not of another status', { name: user.fullName, status: 1 }, ''],
  ])('is found %s', (_what, fields, words) => {
    expect(selectOwnStatusText(fold([...now, told(fields)]))).toBe(words);
  });
});

describe('times that the server does not say', () => {
  it('leave the clocks taken as equal', () => {
    const state = fold([
      authenticated({
        epoch: 'e',
        seq: 1,
        replay: 'gap',
        serverTime: null,
        memberships: [],
        status: 1,
        pauseReason: null,
        limits: null,
      }),
    ]);
    expect(state.connection.clockOffset).toBe(0);
  });

  it('do not keep a call from counting as answered', () => {
    const call = {
      uniqueId: 'u1',
      callId: null,
      number: '11',
      name: null,
      queue: null,
      incoming: true,
      contactId: null,
      conversationId: null,
      startedAt: null,
      answeredAt: null,
    };
    const state = fold([
      calls.rangAtServer({ call }),
      calls.answeredAtServer({ uniqueId: 'u1', at: null, conversationId: null }),
    ]);
    expect(state.calls.unmatchedReports[0]?.call.answeredAt).not.toBeNull();
  });
});
