import type { UnknownAction } from '@reduxjs/toolkit';
import { authenticated, lost, opened, resynced } from '../../../src/store/connection/actions';
import {
  loaded,
  newestLoaded,
  olderLoaded,
  readStarted,
  received,
  staled,
} from '../../../src/store/messages/actions';
import {
  selectMessages,
  selectMessagesComplete,
  selectMessagesWhole,
  selectReachedCount,
} from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { emptyState, fold } from '../../support/fold';
import { sampleHandshake } from '../../support/sagaSamples';
import { sampleMessage } from '../../support/samples';

const ID = '1001';

const stateAfter = (...actions: UnknownAction[]) => fold(actions);

const part = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, at) => sampleMessage({ id: String(from + at) }));

const newest = (from: number, to: number, hasOlder = true) =>
  newestLoaded({ conversationId: ID, messages: part(from, to).reverse(), hasOlder });

const older = (from: number, to: number, hasOlder = true) =>
  olderLoaded({ conversationId: ID, messages: part(from, to).reverse(), hasOlder });

const push = (id: number) => received({ message: sampleMessage({ id: String(id) }), conversation: null });

const known = (state: ReturnType<typeof stateAfter>) => {
  const ids = selectMessages(state, ID).map(({ id }) => Number(id));
  return [ids[0], ids.at(-1), ids.length];
};

describe('a long conversation that is read in parts', () => {
  it('is whole on screen with its end, and complete when its beginning came', () => {
    const end = stateAfter(newest(901, 1000));
    expect(known(end)).toEqual([901, 1000, 100]);
    expect(selectMessagesWhole(end, ID)).toBe(true);
    expect(selectMessagesComplete(end, ID)).toBe(false);
    expect(selectReachedCount(end, ID)).toBe(100);
    const all = stateAfter(newest(901, 1000), older(401, 910), older(1, 400, false));
    expect(known(all)).toEqual([1, 1000, 1000]);
    expect(selectMessages(all, ID).every(({ id }, at) => id === String(at + 1))).toBe(true);
    expect(selectMessagesComplete(all, ID)).toBe(true);
    expect(selectReachedCount(all, ID)).toBeNull();
  });

  it('counts what came by events among what is reached', () => {
    const state = stateAfter(push(1000), newest(901, 1000), push(1001));
    expect(known(state)).toEqual([901, 1001, 101]);
    expect(selectReachedCount(state, ID)).toBe(101);
  });

  it('stays complete when a later read of its end touches what is known', () => {
    const state = stateAfter(loaded({ conversationId: ID, messages: part(1, 950) }), newest(901, 1000));
    expect(known(state)).toEqual([1, 1000, 1000]);
    expect(selectMessagesComplete(state, ID)).toBe(true);
  });

  it('lets go of what is before a gap, and reaches back anew', () => {
    const state = stateAfter(loaded({ conversationId: ID, messages: part(1, 500) }), newest(901, 1000));
    expect(known(state)).toEqual([901, 1000, 100]);
    expect(selectReachedCount(state, ID)).toBe(100);
  });

  describe('and may be missing some', () => {
    const all = (to: number) => loaded({ conversationId: ID, messages: part(1, to) });
    const stale = staled({ conversationIds: [ID] });
    const connected = opened({ socketId: 's2' });
    const accepted = (replay: 'complete' | 'nothing') => authenticated(sampleHandshake({ replay }));

    it.each([
      ['after that became known', [stale, push(1000)]],
      ['before it', [lost({ cause: 'ping timeout' }), connected, push(1000), stale, resynced({ seq: 9 })]],
    ])('lets go of what is before them, though one came by an event %s', (_when, facts) => {
      const state = stateAfter(all(500), ...facts, newest(901, 1000));
      expect(known(state)).toEqual([901, 1000, 100]);
      expect(selectMessagesComplete(state, ID)).toBe(false);
      expect(selectReachedCount(state, ID)).toBe(100);
    });

    it('lets nothing go where a read of its end shows that none are', () => {
      const end = [stale, push(951), newest(902, 951)];
      const state = stateAfter(all(950), ...end, stale, push(1000), newest(951, 1000));
      expect(known(state)).toEqual([1, 1000, 1000]);
      expect(selectMessagesComplete(state, ID)).toBe(true);
    });

    it('takes a read that may be too early for no more than it shows', () => {
      const early = [readStarted({ conversationId: ID }), stale, push(1000), newest(471, 520)];
      const state = stateAfter(all(500), stale, push(520), ...early);
      expect(selectMessagesComplete(state, ID)).toBe(true);
      const later = fold([newest(951, 1000)], state);
      expect(known(later)).toEqual([951, 1000, 50]);
    });

    it('counts nothing as known of one that was empty', () => {
      const state = stateAfter(all(0), stale, push(1000), newest(951, 1000));
      expect(selectReachedCount(state, ID)).toBe(50);
    });

    it.each([
      ['state and server agree', resynced({ seq: 9 })],
      ['the server says that none are', accepted('nothing')],
      ['it sends them', accepted('complete')],
    ])('counts what comes as known again once %s', (_when, agreed) => {
      const state = stateAfter(connected, all(500), agreed, push(1000));
      expect(selectMessagesComplete(fold([newest(901, 1000)], state), ID)).toBe(true);
    });
  });

  it('is complete when its end is all of it', () => {
    const state = stateAfter(newest(1, 60, false));
    expect(selectMessagesComplete(state, ID)).toBe(true);
    expect(selectReachedCount(state, ID)).toBeNull();
  });

  it('takes no older part where none is owed', () => {
    const before = emptyState();
    expect(fold([older(1, 4)], before).messages).toBe(before.messages);
    const after = stateAfter(loaded({ conversationId: ID, messages: part(5, 9) }), older(1, 4));
    expect(known(after)).toEqual([5, 9, 5]);
  });
});
