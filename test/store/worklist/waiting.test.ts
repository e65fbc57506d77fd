import * as conversations from '../../../src/store/conversations/actions';
import { selectWaitingSince } from '../../../src/store/conversations/worklistSelectors';
import * as messages from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import { delivered } from '../../../src/store/outbox/actions';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { sampleConversation, sampleMessage } from '../../support/samples';

const at = (minute: number) => `2026-03-10T12:${String(minute).padStart(2, '0')}:00Z`;

const ms = (minute: number) => Date.parse(at(minute));

function world(unread = 0) {
  const store = createStore({ reducer: rootReducer, middleware: [], checks: true });
  const one = sampleConversation({ id: '1', unread, lastMessageAt: at(1) });
  store.dispatch(conversations.loaded({ conversations: [one] }));
  const said = (minute: number, over: Partial<Message> = {}) =>
    sampleMessage({ id: String(minute), conversationId: '1', sentAt: at(minute), ...over });
  return {
    store,
    said,
    hear: (minute: number, over: Partial<Message> = {}) =>
      void store.dispatch(messages.received({ message: said(minute, over), conversation: null })),
    since: () => selectWaitingSince(store.getState(), '1'),
  };
}

describe('since when a customer waits', () => {
  it('is from what is unread, and stays there whatever they write until somebody answers', () => {
    const { hear, since } = world(2);
    expect(since()).toBe(ms(1));
    hear(5);
    expect(since()).toBe(ms(1));
    hear(6, { direction: 'system' });
    expect(since()).toBe(ms(1));
    hear(7, { direction: 'agent' });
    expect(since()).toBeNull();
    hear(8);
    expect(since()).toBe(ms(8));
  });

  it('does not end with an answer that the provider could not deliver', () => {
    const { hear, said, since, store } = world();
    hear(2);
    hear(3, { direction: 'agent', errorText: 'número inválido', status: 'sent' });
    expect(since()).toBe(ms(2));
    store.dispatch(delivered({ clientMsgId: 'c1', message: said(4, { direction: 'agent' }) }));
    expect(since()).toBeNull();
  });

  it('is told right by a read: answered elsewhere, asked before, or asked after it was made', () => {
    const { said, since, store } = world(1);
    const read = (...all: Message[]) =>
      void store.dispatch(messages.loaded({ conversationId: '1', messages: all }));
    read(said(0), said(0, { id: '0b', direction: 'agent' }));
    expect(since()).toBe(ms(1));
    read(said(1), said(2, { direction: 'agent' }));
    expect(since()).toBeNull();
    read(said(1), said(2, { direction: 'agent' }), said(3), said(4));
    expect(since()).toBe(ms(3));
  });

  it('is told right by the end of a long conversation, which is read from its newest message back', () => {
    const { said, since, store } = world(1);
    const read = (...all: Message[]) =>
      void store.dispatch(messages.newestLoaded({ conversationId: '1', messages: all, hasOlder: true }));
    read(said(9, { direction: 'agent' }), said(8), said(2, { direction: 'agent' }), said(1));
    expect(since()).toBeNull();
    read(said(9), said(8, { direction: 'agent' }), said(2), said(1, { direction: 'agent' }));
    expect(since()).toBe(ms(9));
  });

  it('begins when a conversation comes to the agent, but for one that the centre began', () => {
    const { since, store } = world();
    expect(since()).toBeNull();
    const come = (direction: 'incoming' | 'outgoing', id: string) =>
      void store.dispatch(
        conversations.assigned({
          conversation: sampleConversation({ id, direction, lastMessageAt: at(9) }),
          reason: 'fila',
        }),
      );
    come('incoming', '2');
    come('outgoing', '3');
    expect(selectWaitingSince(store.getState(), '2')).toBe(ms(9));
    expect(selectWaitingSince(store.getState(), '3')).toBeNull();
    store.dispatch(conversations.removed({ conversationId: '2', reason: 'transferred', to: null }));
    expect(selectWaitingSince(store.getState(), '2')).toBeNull();
  });
});
