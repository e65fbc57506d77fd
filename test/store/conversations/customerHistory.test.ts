import * as conversations from '../../../src/store/conversations/actions';
import {
  selectCustomerHistory,
  selectOtherConversations,
} from '../../../src/store/conversations/customerHistorySelectors';
import { received } from '../../../src/store/messages/actions';
import { rootReducer } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { sampleConversation, sampleMessage } from '../../support/samples';

const of = { customerId: '77', fromId: '5511@c.us', name: 'Maria', exceptId: '1001' };
const open = [conversations.customerHistoryOpenRequested(of)];
const some = [sampleConversation({ id: '900', readOnly: true })];

describe('the last services of a customer', () => {
  it('are read when they open, and let go when they close', () => {
    expect(selectCustomerHistory(fold(open))).toMatchObject({ of, read: { status: 'loading' } });
    const loaded = [...open, conversations.customerHistoryLoaded({ conversations: some })];
    expect(selectCustomerHistory(fold(loaded))).toMatchObject({
      read: { status: 'loaded' },
      conversations: some,
    });
    expect(
      selectCustomerHistory(fold([...loaded, conversations.customerHistoryCloseRequested()])),
    ).toBeNull();
    expect(
      selectCustomerHistory(fold([conversations.customerHistoryLoaded({ conversations: some })])),
    ).toBeNull();
  });

  it('say why they could not be read, until they are read again', () => {
    const failed = [...open, conversations.customerHistoryReadFailed({ code: 'http', message: 'Sem banco' })];
    expect(selectCustomerHistory(fold(failed))?.read).toMatchObject({ status: 'failed' });
    expect(
      selectCustomerHistory(fold([...failed, conversations.customerHistoryReadRequested()]))?.read,
    ).toMatchObject({
      status: 'loading',
    });
  });
});

describe('the other services of the customer on screen', () => {
  const mine = conversations.loaded({
    conversations: [
      sampleConversation({ id: '1' }),
      sampleConversation({ id: '3', queueType: 1 }),
      sampleConversation({ id: '2', queueType: 2 }),
      sampleConversation({ id: '4', customerId: '88' }),
      sampleConversation({ id: '5', customerId: '9999999' }),
      sampleConversation({ id: '6', customerId: '9999999' }),
    ],
  });
  const opened = (conversationId: string) => conversations.openRequested({ conversationId });

  it('are those that the agent has with the same customer, of whatever channel', () => {
    expect(selectOtherConversations(fold([mine, opened('1')]))).toEqual(['2', '3']);
    expect(selectOtherConversations(fold([mine, opened('4')]))).toEqual([]);
    expect(selectOtherConversations(fold([mine]))).toEqual([]);
  });

  it('are none of somebody whom the centre does not know: that id is of many', () => {
    expect(selectOtherConversations(fold([mine, opened('5')]))).toEqual([]);
  });

  it('are the same object when a message says nothing new of them', () => {
    const state = fold([mine, opened('1')]);
    const after = rootReducer(
      state,
      received({ message: sampleMessage({ conversationId: '2' }), conversation: null }),
    );
    expect(after.conversations.byId).not.toBe(state.conversations.byId);
    const before = selectOtherConversations(state);
    expect(selectOtherConversations(after)).toBe(before);
  });
});
