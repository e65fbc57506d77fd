import type { UnknownAction } from '@reduxjs/toolkit';
import { askRequested, chooseRequested } from '../../../src/store/bulkActions/actions';
import {
  selectBulkAsking,
  selectBulkTransferring,
  selectChosen,
} from '../../../src/store/bulkActions/selectors';
import * as conversations from '../../../src/store/conversations/actions';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { sampleConversation } from '../../support/samples';

function after(...facts: UnknownAction[]): RootState {
  const before = rootReducer(undefined, { type: 'begun' });
  return facts.reduce<RootState>(rootReducer, before);
}

const one = (conversationId: string) => ({ conversationId });

const openFor = (conversationId: string) => conversations.transferOpenRequested(one(conversationId));

const transferring = [
  chooseRequested({ conversationIds: ['1', '3', '4'] }),
  askRequested({ kind: 'transfer' }),
  openFor('1'),
];

describe('the transfer of several conversations', () => {
  it('is about those that are chosen, also when another than the first goes meanwhile', () => {
    expect(selectBulkTransferring(after(...transferring))).toEqual(['1', '3', '4']);
    const state = after(...transferring, conversations.ended(one('3')));
    expect(selectBulkTransferring(state)).toEqual(['1', '4']);
  });

  it.each([
    ['leaves', conversations.removed({ ...one('1'), reason: 'other', to: null })],
    ['ends', conversations.ended(one('1'))],
    [
      'is no longer the agent’s',
      conversations.loaded({ conversations: ['3', '4', '5'].map((id) => sampleConversation({ id })) }),
    ],
    ['is no longer chosen', chooseRequested({ conversationIds: ['3', '4'] })],
  ])('goes with its dialog when the first of them %s', (_, fact) => {
    const state = after(...transferring, fact);
    expect(selectBulkTransferring(state)).toBeNull();
    expect(selectChosen(state)).toEqual(['3', '4']);
    expect(selectBulkTransferring(after(...transferring, fact, openFor('5')))).toBeNull();
  });

  it('gives way to the transfer of a single one', () => {
    expect(selectBulkTransferring(after(...transferring, openFor('5')))).toBeNull();
    expect(selectBulkTransferring(after(...transferring, openFor('1')))).toEqual(['1', '3', '4']);
  });
});

it('the classification of several goes on when the first of them leaves', () => {
  const classifying = [chooseRequested({ conversationIds: ['1', '3'] }), askRequested({ kind: 'classify' })];
  expect(selectBulkAsking(after(...classifying, conversations.ended(one('1'))))).toBe('classify');
  const last = [conversations.ended(one('1')), conversations.ended(one('3'))];
  expect(selectBulkAsking(after(...classifying, ...last))).toBeNull();
});
