import { readStarted } from '../../src/store/history/actions';
import { customerHistoryOpenRequested } from '../../src/store/conversations/actions';
import { listRestored, rowsDropped } from '../../src/store/wire/actions';
import { wireReducer } from '../../src/store/wire/reducer';
import type { ListPart } from '../../src/store/wire/types';
import type { UnknownAction } from '@reduxjs/toolkit';

const drop = (shownIn: ListPart, count: number) =>
  rowsDropped({ source: '/api/v2/chats', entity: 'conversation', count, field: 'id', shownIn });

const fold = (...facts: UnknownAction[]) => facts.reduce(wireReducer, wireReducer(undefined, { type: '' }));

const begin: ListPart = { list: 'messages', of: '1001', part: null };
const older: ListPart = { ...begin, part: '50 2' };

describe('what the lists on screen lack', () => {
  it('is what the latest read of each part could not show', () => {
    const state = fold(drop(begin, 2), drop(older, 1), drop(older, 3));
    expect(state.lists).toEqual({ 'messages 1001': { '': 2, '50 2': 3 } });
    expect(state.dropped).toEqual([
      { source: '/api/v2/chats', entity: 'conversation', count: 6, field: 'id' },
    ]);
  });

  it('begins anew when the list is read from its beginning', () => {
    expect(fold(drop(older, 3), drop(begin, 1)).lists).toEqual({ 'messages 1001': { '': 1 } });
    expect(fold(drop(older, 3), listRestored(begin)).lists).toEqual({});
  });

  it('loses the part alone that came whole', () => {
    expect(fold(drop(begin, 2), drop(older, 1), listRestored(older)).lists).toEqual({
      'messages 1001': { '': 2 },
    });
    const other = fold(drop(begin, 2));
    expect(wireReducer(other, listRestored({ ...begin, of: '1002' }))).toBe(other);
  });

  it('does not outlive the customer or the days that were asked for', () => {
    const last = drop({ list: 'lastServices', of: null, part: null }, 1);
    const calls = drop({ list: 'calls', of: null, part: null }, 1);
    const of = { customerId: '77', fromId: '', name: '', exceptId: null };
    const period = { from: '2026-03-03', to: '2026-03-10' };
    const both = fold(last, calls);
    expect(wireReducer(both, customerHistoryOpenRequested(of)).lists).toEqual({ calls: { '': 1 } });
    expect(wireReducer(both, readStarted({ table: 'calls', period })).lists).toEqual({
      lastServices: { '': 1 },
    });
  });
});
