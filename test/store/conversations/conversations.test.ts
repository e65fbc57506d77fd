import type { UnknownAction } from '@reduxjs/toolkit';
import { hidden, shown } from '../../../src/store/app/actions';
import { openRequested as callOpenRequested } from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as select from '../../../src/store/conversations/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { received } from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import type { RootState } from '../../../src/store/rootReducer';
import { emptyState, fold } from '../../support/fold';
import { shuffled } from '../../support/orders';
import { diceOf } from '../../support/random';
import { sampleConversation, sampleMessage } from '../../support/samples';

function minute(at: number): string {
  return new Date(Date.UTC(2026, 2, 10, 12, at)).toISOString();
}

function known(...fields: Partial<Conversation>[]): UnknownAction {
  const all = fields.map((some, index) => sampleConversation({ lastMessageAt: minute(-index), ...some }));
  return conversations.loaded({ conversations: all });
}

function said(conversationId: string, fields: Partial<Message> = {}, unread?: number): UnknownAction {
  const message = sampleMessage({ conversationId, ...fields });
  return received({ message, conversation: unread === undefined ? null : { id: conversationId, unread } });
}

function unreadOf(state: RootState, id: string): number | undefined {
  return select.selectConversation(state, id)?.unread;
}

const open = (conversationId: string) => conversations.openRequested({ conversationId });

const panes = (isShown: boolean) => conversations.panesShowRequested({ shown: isShown });

describe('the list', () => {
  it('has the latest first, without voice', () => {
    const state = fold([known({ id: 'a' }, { id: 'b' }, { id: 'v', queueType: 1 }, { id: 'c' })]);
    expect(select.selectListedIds(state)).toEqual(['a', 'b', 'c']);
    expect(select.selectActiveCount(state)).toBe(3);
    const moved = fold([said('c'), said('v')], state);
    expect(select.selectListedIds(moved)).toEqual(['c', 'a', 'b']);
  });

  it('is the same array while nobody moves', () => {
    const state = fold([known({ id: 'a', unread: 2 }, { id: 'b' })]);
    const next = fold([open('a'), said('a')], state);
    expect(next).not.toBe(state);
    expect(select.selectListedIds(next)).toBe(select.selectListedIds(state));
  });

  it.each([
    ['joao', ['b']],
    ['  JOÃO ', ['b']],
    ['prado', ['b']],
    ['5511977', ['c']],
    ['@c.us', ['c']],
    ['(11) 97777-0000', ['c']],
    ['+5511977770000', ['c']],
    ['11 97777 0000', ['c']],
    ['11.97777\u20110000', ['c']],
    ['+55 11 97777-0000', ['c']],
    ['20/6', ['b']],
    ['(11) 97777-0001', []],
    ['4', ['a4']],
    ['#a4', ['a4']],
    ['#4', []],
    ['', ['a4', 'b', 'c']],
    ['zzz', []],
  ])('shows what matches %j by id, name or address', (text, ids) => {
    const state = fold([
      known(
        { id: 'a4', fromName: 'Maria', fromId: 'x' },
        { id: 'b', fromName: 'João Prado 20/6', fromId: 'y' },
        { id: 'c', fromName: 'Bia', fromId: '5511977770000@c.us' },
        { id: 'v', fromName: 'João por voz', queueType: 1 },
      ),
      conversations.searchSettled({ text }),
    ]);
    expect(select.selectListedIds(state)).toEqual(ids);
    expect(select.selectActiveCount(state)).toBe(3);
  });

  it('has the one that came last on top where both had their last word in the same second', () => {
    const lastMessageAt = '2026-03-10T12:00:00.000Z';
    const state = fold([known({ id: '61', lastMessageAt }, { id: '62', lastMessageAt })]);
    expect(select.selectListedIds(state)).toEqual(['62', '61']);
  });

  it.each(Array.from({ length: 10 }, () => Math.floor(Math.random() * 1e9)))(
    'is in the order of the last words, whatever happens (seed %i)',
    (seed) => {
      const dice = diceOf(seed);
      const ids = Array.from({ length: 150 }, (_id, index) => `n${index}`);
      let expected = [...ids];
      let state = fold([known(...ids.map((id) => ({ id })))]);
      for (const id of shuffled([...ids, ...ids, ...ids], dice)) {
        if (dice.chance(0.1)) {
          state = fold([conversations.removed({ conversationId: id, reason: 'taken', to: null })], state);
          expected = expected.filter((other) => other !== id);
        } else if (expected.includes(id)) {
          state = fold([said(id)], state);
          expected = [id, ...expected.filter((other) => other !== id)];
        }
      }
      expect(select.selectListedIds(state)).toEqual(expected);
    },
  );
});

describe('unread messages', () => {
  const start = known({ id: 'a' }, { id: 'b', unread: 3 });

  it.each<[string, UnknownAction[], number]>([
    ['the customer writes', [said('a')], 1],
    ['the customer writes twice', [said('a'), said('a', { id: '2' })], 2],
    ['the server gives its number', [said('a', {}, 7)], 7],
    [
      'an agent or the system speaks',
      [said('a', { direction: 'agent' }), said('a', { direction: 'system' })],
      0,
    ],
    ['it is open', [open('a'), said('a', {}, 7)], 0],
    ['it is open behind another page', [open('a'), hidden(), said('a')], 1],
    ['the page is seen again', [open('a'), hidden(), said('a'), shown()], 0],
    ['its panes are not on screen', [open('a'), panes(false), said('a'), shown()], 1],
    ['its panes come back on screen', [open('a'), panes(false), said('a'), panes(true)], 0],
    ['its panes come back in a hidden page', [open('a'), panes(false), hidden(), said('a'), panes(true)], 1],
  ])('in a conversation: %s', (_what, actions, unread) => {
    expect(unreadOf(fold([start, ...actions]), 'a')).toBe(unread);
  });

  it('are read by opening, and marked once', () => {
    const state = fold([start, open('b')]);
    expect(unreadOf(state, 'b')).toBe(0);
    expect(select.selectUnreadMark(state, 'b')).toMatchObject({ count: 3 });
    expect(select.selectUnreadMark(state, 'a')).toBeNull();
    const later = fold([said('b'), known({ id: 'a' }, { id: 'b', unread: 9 })], state);
    expect(unreadOf(later, 'b')).toBe(0);
    expect(select.selectUnreadMark(later, 'b')).toEqual(select.selectUnreadMark(state, 'b'));
  });

  it('that came behind another page are marked when the page is seen', () => {
    const state = fold([start, open('a'), hidden(), said('a'), said('a', { id: '2' }), shown()]);
    expect(select.selectUnreadMark(state, 'a')).toMatchObject({ count: 2 });
    expect(select.selectOpenedAt(state, 'a')).toEqual(expect.any(Number));
  });

  it('of a conversation that a reload found open are marked when it is known', () => {
    const reloaded: RootState = {
      ...emptyState(),
      conversations: { ...emptyState().conversations, selectedId: 'b' },
    };
    const state = fold([start], reloaded);
    expect(unreadOf(state, 'b')).toBe(0);
    expect(select.selectUnreadMark(state, 'b')).toMatchObject({ count: 3 });
    expect(select.selectOpenedAt(state, 'b')).toBeNull();
  });
});

describe('the open conversation', () => {
  const opened = [known({ id: 'a' }, { id: 'b' }), open('a')];

  it('makes room for a call that is looked at: what comes in then is unread', () => {
    const state = fold([known({ id: 'a' }), open('a'), callOpenRequested({ callId: 'k1' }), said('a')]);
    expect(select.selectSelectedId(state)).toBeNull();
    expect(unreadOf(state, 'a')).toBe(1);
  });

  it('stays on screen when it leaves the agent, until another opens', () => {
    const gone = conversations.removed({ conversationId: 'a', reason: 'transferred', to: 'Bruno' });
    const state = fold([...opened, gone]);
    expect(select.selectListedIds(state)).toEqual(['b']);
    expect(select.selectOpenConversation(state)?.id).toBe('a');
    expect(select.selectDeparture(state, 'a')).toMatchObject({ reason: 'transferred', to: 'Bruno' });
    expect(select.selectOpenConversation(fold([open('b')], state))?.id).toBe('b');
    expect(select.selectOpenConversation(fold([conversations.leaveRequested()], state))).toBeNull();
  });

  it('departs for no known reason when the server’s set lacks it', () => {
    const state = fold([...opened, known({ id: 'b' })]);
    expect(select.selectDeparture(state, 'a')).toMatchObject({ reason: null });
  });

  it.each([
    [
      'by an assignment',
      conversations.assigned({ conversation: sampleConversation({ id: 'a' }), reason: 'retorno' }),
    ],
    ['by the server’s set', known({ id: 'a' }, { id: 'b' })],
  ])('comes back %s', (_how, back) => {
    const gone = conversations.removed({ conversationId: 'a', reason: 'taken', to: null });
    const state = fold([...opened, gone, back]);
    expect(select.selectDeparture(state, 'a')).toBeNull();
    expect(select.selectOpenConversation(state)?.id).toBe('a');
  });

  it('is gone once it ended', () => {
    const state = fold([...opened, conversations.ended({ conversationId: 'a' })]);
    expect(select.selectSelectedId(state)).toBeNull();
    expect(select.selectConversation(state, 'a')).toBeUndefined();
  });
});

describe('who transferred a conversation', () => {
  const came = conversations.assigned({
    conversation: sampleConversation({ id: 'a', transferredBy: 'Bia Reis' }),
    reason: 'transfer',
  });
  const by = (...facts: UnknownAction[]) =>
    select.selectConversation(fold([known({ id: 'b' }), came, ...facts]), 'a')?.transferredBy;

  it('stays known when the server tells the conversation again, which it does without', () => {
    expect(by(known({ id: 'a' }, { id: 'b' }))).toBe('Bia Reis');
    expect(by(conversations.oneLoaded({ conversation: sampleConversation({ id: 'a' }) }))).toBe('Bia Reis');
  });

  it('is forgotten with it', () => {
    const gone = conversations.removed({ conversationId: 'a', reason: 'taken', to: null });
    expect(by(gone, known({ id: 'a' }))).toBeUndefined();
  });
});

describe('who is typing', () => {
  const typing = (state: 'typing' | 'stopped') =>
    conversations.typingReported({ conversationId: 'a', who: 'cliente', state });

  it('is told until they stop or their message is there', () => {
    const state = fold([known({ id: 'a' }), typing('typing')]);
    expect(select.selectTyping(state, 'a')).toMatchObject({ state: 'typing' });
    expect(select.selectTyping(fold([typing('stopped')], state), 'a')).toBeUndefined();
    expect(select.selectTyping(fold([said('a')], state), 'a')).toBeUndefined();
    expect(select.selectTyping(fold([said('a', { direction: 'agent' })], state), 'a')).toBeDefined();
  });
});
