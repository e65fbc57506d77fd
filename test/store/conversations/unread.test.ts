import type { UnknownAction } from '@reduxjs/toolkit';
import { hidden } from '../../../src/store/app/actions';
import { loaded, openRequested } from '../../../src/store/conversations/actions';
import {
  selectLongestUnread,
  selectNextUnread,
  selectUnreadElsewhere,
} from '../../../src/store/conversations/unreadSelectors';
import { fold } from '../../support/fold';
import { sampleConversation } from '../../support/samples';

/** Conversations by id with what is unread of each, the latest message first. */
function known(unread: Readonly<Record<string, number>>): UnknownAction {
  const conversations = Object.entries(unread).map(([id, count], index) =>
    sampleConversation({
      id,
      unread: count,
      lastMessageAt: new Date(Date.UTC(2026, 2, 10, 12, -index)).toISOString(),
    }),
  );
  return loaded({ conversations });
}

const open = (conversationId: string) => openRequested({ conversationId });

describe('what is unread elsewhere', () => {
  it('is counted without the conversation on screen', () => {
    const all = known({ a: 2, b: 0, c: 3 });
    expect(selectUnreadElsewhere(fold([all]))).toBe(5);
    expect(selectUnreadElsewhere(fold([all, open('c')]))).toBe(2);
    expect(selectUnreadElsewhere(fold([all, open('gone')]))).toBe(5);
  });

  it('is shown of the three who were left longest, the longest first', () => {
    const state = fold([known({ a: 1, b: 0, c: 1, d: 1, e: 1, f: 1 }), open('f')]);
    expect(selectLongestUnread(state)).toEqual(['e', 'd', 'c']);
    expect(selectLongestUnread(fold([known({ a: 0 })]))).toEqual([]);
    // Who looks on draws nothing again while nothing of that changes.
    expect(selectLongestUnread(fold([hidden()], state))).toBe(selectLongestUnread(state));
  });
});

describe('the next unread conversation', () => {
  it.each([
    [{ a: 1, b: 0, c: 1 }, null, 'a'],
    [{ a: 1, b: 0, c: 1 }, 'a', 'c'],
    [{ a: 1, b: 0, c: 1 }, 'c', 'a'],
    [{ a: 1, b: 0, c: 0 }, 'a', null],
    [{ a: 0, b: 0, c: 0 }, 'b', null],
  ])('of %j is found after %s, from the top again: %s', (unread, from, found) => {
    const state = fold([known(unread), ...(from === null ? [] : [open(from)])]);
    expect(selectNextUnread(state)).toBe(found);
  });
});
