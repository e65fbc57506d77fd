import type { UnknownAction } from '@reduxjs/toolkit';
import * as contacts from '../../src/store/contacts/actions';
import { selectContactHistory } from '../../src/store/contacts/selectors';
import * as conversations from '../../src/store/conversations/actions';
import {
  customerHistoryLoaded,
  customerHistoryOpenRequested,
} from '../../src/store/conversations/customerHistoryActions';
import { selectCustomerHistory } from '../../src/store/conversations/customerHistorySelectors';
import { selectActiveConversations } from '../../src/store/conversations/paletteSelectors';
import {
  selectActiveIds,
  selectConversation,
  selectOpenConversation,
} from '../../src/store/conversations/selectors';
import * as history from '../../src/store/history/actions';
import { selectListedServices } from '../../src/store/history/listSelectors';
import { loaded as messagesLoaded } from '../../src/store/messages/actions';
import { selectMessage, selectMessages, selectNewestMail } from '../../src/store/messages/selectors';
import * as queues from '../../src/store/queues/actions';
import type { RootState } from '../../src/store/rootReducer';
import { assigned, countOf, day, HOUR, signsIn } from '../support/figuresDay';
import { fold } from '../support/fold';
import { incomingCall } from '../support/liveCalls';
import { sampleConversation, sampleMessage, sampleServiceRow } from '../support/samples';

const OPEN = { conversationId: '1001' };

const queue = (name: string, type: number) => ({
  name,
  type,
  mustClassify: false,
  instances: [],
  email: null,
});

const membership = (name: string, type: number) => ({
  queue: name,
  type,
  joined: true,
  paused: false,
  pauseReason: null,
});

const CENTRE = queues.loaded({ queues: [queue('Correio', 4), queue('Voz', 1), queue('Sem tipo', 0)] });

const OWN = queues.membershipsReported({
  memberships: [membership('Loja', 2), membership('Sem tipo', 3), membership('Correio', 2)],
});

const untyped = (name: string, id = '1001') => sampleConversation({ id, queueType: 0, queue: name });

const mails = conversations.loaded({ conversations: [untyped('Correio')] });

const withHistory = (state: RootState, ...facts: UnknownAction[]) => fold(facts, state);

describe('a conversation that does not say its queue type', () => {
  it.each([
    ['of the centre’s queue of that name, before the agent’s own', 'Correio', 4],
    ['of the agent’s own queue', 'Loja', 2],
    ['of the agent’s own queue where the centre says none', 'Sem tipo', 3],
    ['that nobody knows', 'Outra', 0],
    ['that nobody knows, of none', '', 0],
  ])('has the type %s', (_whose, name, type) => {
    const state = fold([CENTRE, OWN, conversations.loaded({ conversations: [untyped(name)] })]);
    expect(selectConversation(state, '1001')?.queueType).toBe(type);
    expect(selectActiveConversations(state)[0]?.queueType).toBe(type);
  });

  it('has it as soon as the queues are known, and stays stored as it came', () => {
    const before = fold([mails]);
    expect(selectConversation(before, '1001')?.queueType).toBe(0);
    const after = fold([CENTRE], before);
    expect(selectConversation(after, '1001')?.queueType).toBe(4);
    expect(after.conversations.byId).toBe(before.conversations.byId);
  });

  it('is the same object each time, also after the queues were told again', () => {
    const state = fold([CENTRE, OWN, mails, conversations.openRequested(OPEN)]);
    const again = fold([CENTRE, OWN], state);
    expect(selectConversation(again, '1001')).toBe(selectConversation(state, '1001'));
    expect(selectOpenConversation(again)).toBe(selectConversation(state, '1001'));
  });

  it('keeps its type where it says one, and is the object that is stored', () => {
    const said = sampleConversation({ queueType: 3, queue: 'Correio' });
    const state = fold([CENTRE, conversations.loaded({ conversations: [said] })]);
    expect(selectConversation(state, '1001')).toBe(said);
  });

  it('is none of the list in a queue of voice, whichever is known first', () => {
    const all = conversations.loaded({ conversations: [untyped('Voz', '900'), untyped('Correio')] });
    expect(selectActiveIds(fold([CENTRE, all]))).toEqual(['1001']);
    expect(selectActiveIds(fold([all, CENTRE]))).toEqual(['1001']);
    const before = fold([all]);
    expect(selectActiveIds(before)).toHaveLength(2);
    expect(selectActiveIds(fold([CENTRE], before))).toEqual(['1001']);
  });

  it('gives its messages that type, also after it left the agent', () => {
    const facts = [CENTRE, mails, messagesLoaded({ ...OPEN, messages: [sampleMessage({ queueType: 0 })] })];
    const state = fold(facts);
    expect(selectMessages(state, '1001')[0]?.queueType).toBe(4);
    expect(selectMessage(state, '1001', '1')?.queueType).toBe(4);
    expect(selectNewestMail(state, '1001')?.id).toBe('1');
    const gone = conversations.removed({ ...OPEN, reason: 'expired', to: null });
    const departed = fold([conversations.openRequested(OPEN), gone], state);
    expect(selectOpenConversation(departed)?.queueType).toBe(4);
    expect(selectMessages(departed, '1001')[0]?.queueType).toBe(4);
  });

  it('has it in the history, in a contact’s and among the last services', () => {
    const state = fold([CENTRE, OWN]);
    const past = withHistory(
      state,
      history.readStarted({ table: 'services', period: { from: '2026-03-03', to: '2026-03-10' } }),
      history.servicesLoaded({
        rows: [sampleServiceRow({ queueType: 0, queue: 'Correio' }, { startedAt: null })],
      }),
      history.readCompleted({ table: 'services' }),
    );
    expect(selectListedServices(past)[0]?.conversation.queueType).toBe(4);
    const contact = withHistory(
      state,
      contacts.historyReadStarted({ contactId: '77' }),
      contacts.historyLoaded({ contactId: '77', conversations: [untyped('Correio')] }),
    );
    expect(selectContactHistory(contact, '77')[0]?.queueType).toBe(4);
    const last = withHistory(
      state,
      customerHistoryOpenRequested({ customerId: '77', fromId: '', name: 'Maria', exceptId: null }),
      customerHistoryLoaded({ conversations: [untyped('Correio')] }),
    );
    expect(selectCustomerHistory(last)?.conversations[0]?.queueType).toBe(4);
    expect(selectCustomerHistory(last)).toBe(selectCustomerHistory(last));
  });

  it('is put to its call where it names it', () => {
    const service = sampleConversation({ id: '900', queueType: 0, queue: 'Voz', linkedId: 'u-1' });
    const told = conversations.assigned({ conversation: service, reason: 'call' });
    expect(fold([...incomingCall('in1'), told]).calls.live[0]?.conversationId).toBe('900');
  });

  it('counts as a call’s service in the day where its queue is one of voice', () => {
    const ended = [10 * HOUR, () => conversations.ended({ conversationId: '9' })] as const;
    const own = [9 * HOUR, () => assigned('9', 0)] as const;
    const voice = queues.membershipsReported({ memberships: [membership('SAC', 1)] });
    expect(countOf(day(signsIn, own, ended)).ended).toBe(1);
    expect(countOf(day(signsIn, own, [9 * HOUR + 1, () => voice], ended)).ended).toBe(0);
  });
});
