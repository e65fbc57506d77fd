import { compareIds } from '../../../src/lib/compareIds';
import { messageIn } from '../../../src/services/decode/message';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import * as messages from '../../../src/store/messages/actions';
import { selectMessages, selectUnacknowledged } from '../../../src/store/messages/selectors';
import type { Message, MessageStatus } from '../../../src/store/messages/types';
import * as outbox from '../../../src/store/outbox/actions';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { permutations, shuffled } from '../../support/orders';
import { readAs } from '../../services/support/reading';
import { diceOf, type Dice } from '../../support/random';
import { connectedToOldServer } from '../../support/sagaFixtures';
import { sampleMessage, sampleOutboxItem } from '../../support/samples';

const ID = '1001';

function at(second: number): string {
  return `2026-03-10T12:00:${String(second).padStart(2, '0')}.000Z`;
}

/** What a conversation shows: each row's text and how far it came. */
function rows(state: RootState): string[] {
  return [
    ...selectMessages(state, ID).map(({ text, status }) => `${text}:${status}`),
    ...selectUnacknowledged(state, ID).map(({ text, state: how }) => `${text}:${how}`),
  ];
}

describe('one message that the server speaks of four times', () => {
  const own = sampleMessage({ id: '50', direction: 'agent', clientMsgId: 'c1', text: 'Olá' });
  const sent = { ...own, status: 'sent', updatedAt: at(1) } as const;
  const settled = { ...own, status: 'sent', providerId: 'p1', updatedAt: at(2) } as const;
  const pushed = { ...own, status: 'delivered', providerId: 'p1', updatedAt: at(3) } as const;
  const read = { ...own, status: 'seen', providerId: 'p1', updatedAt: at(4) } as const;
  const words = {
    ack: outbox.delivered({ clientMsgId: 'c1', message: sent }),
    sendSuccess: messages.sendSettled({
      conversationId: ID,
      clientMsgId: 'c1',
      message: settled,
      failure: null,
    }),
    newMessage: messages.received({ message: pushed, conversation: null }),
    reload: messages.loaded({ conversationId: ID, messages: [read] }),
  };
  const before = [
    outbox.queued({ item: sampleOutboxItem({ clientMsgId: 'c1', text: 'Olá' }), spendsDraft: false }),
    outbox.attemptStarted({ clientMsgId: 'c1' }),
  ];
  const orders = permutations(Object.entries(words));

  it.each(orders.map((order) => [order.map(([name]) => name).join(', '), order] as const))(
    'is one row, whatever the order: %s',
    (_names, order) => {
      let state = fold(before);
      let furthest = -1;
      for (const [, action] of order) {
        state = fold([action], state);
        expect(rows(state)).toHaveLength(1);
        const status = selectMessages(state, ID)[0]?.status ?? 'pending';
        const rank = ['pending', 'sent', 'delivered', 'seen'].indexOf(status);
        expect(rank).toBeGreaterThanOrEqual(furthest);
        furthest = rank;
      }
      expect(selectMessages(state, ID)).toEqual([read]);
      expect(selectUnacknowledged(state, ID)).toEqual([]);
    },
  );

  it('has 24 orders', () => {
    expect(orders).toHaveLength(24);
  });

  it('is one row in the end when only its acknowledgement names the id that this console made', () => {
    const nameless = { clientMsgId: null };
    const told = [
      words.ack,
      messages.sendSettled({
        conversationId: ID,
        ...nameless,
        message: { ...settled, ...nameless },
        failure: null,
      }),
      messages.received({ message: { ...pushed, ...nameless }, conversation: null }),
      messages.loaded({ conversationId: ID, messages: [{ ...read, ...nameless }] }),
    ];
    for (const order of permutations(told)) {
      const state = fold(order, fold(before));
      expect(selectMessages(state, ID)).toEqual([read]);
      expect(selectUnacknowledged(state, ID)).toEqual([]);
    }
  });

  it('stays deleted', () => {
    const gone = messages.changed({
      message: { ...own, status: 'deleted', updatedAt: at(3) },
      conversation: null,
    });
    for (const order of permutations([gone, words.ack, words.newMessage, words.reload])) {
      expect(selectMessages(fold(order, fold(before)), ID)[0]?.status).toBe('deleted');
    }
  });
});

describe('messages whose ids are blank on the wire', () => {
  it('stay as many as they are', () => {
    const told = ['50', '51', '52'].map((id) => {
      const wire = { id, messageID: '', clientMsgId: '', idAtendimento: ID, texto: `texto ${id}`, inOut: 2 };
      return messages.received({ message: readAs(messageIn(null), wire), conversation: null });
    });
    expect(selectMessages(fold(told), ID).map(({ text }) => text)).toEqual([
      'texto 50',
      'texto 51',
      'texto 52',
    ]);
  });
});

describe('many messages, told in any order and more than once', () => {
  const STATUSES = ['pending', 'sent', 'delivered', 'seen'] as const satisfies MessageStatus[];

  /** The words of one message, its status going forward as time goes on. */
  function wordsOf(dice: Dice, id: number): Message[] {
    let rank = dice.int(STATUSES.length);
    return Array.from({ length: 1 + dice.int(4) }, (_word, index) => {
      rank = Math.min(STATUSES.length - 1, rank + dice.int(2));
      return sampleMessage({
        id: String(id),
        direction: 'agent',
        clientMsgId: dice.chance(0.5) || index === 0 ? `c${id}` : null,
        text: `texto ${id} ${index}`,
        status: STATUSES[rank] ?? 'seen',
        updatedAt: at(index),
      });
    });
  }

  function actionsOf(dice: Dice, words: readonly Message[]) {
    const actions = [];
    for (let from = 0; from < words.length;) {
      const [first, ...rest] = words.slice(from, from + 1 + dice.int(30));
      if (first === undefined) break;
      from += 1 + rest.length;
      if (rest.length > 0) {
        actions.push(messages.loaded({ conversationId: ID, messages: [first, ...rest] }));
      } else actions.push(messages.received({ message: first, conversation: null }));
    }
    return actions;
  }

  it.each(Array.from({ length: 20 }, () => Math.floor(Math.random() * 1e9)))(
    'come to the same state (seed %i)',
    (seed) => {
      const dice = diceOf(seed);
      const ids = shuffled(
        Array.from({ length: 20 + dice.int(300) }, (_id, index) => index * 7),
        dice,
      );
      const told = ids.map((id) => wordsOf(dice, id));
      const expected = told
        .map((words) => ({ ...words.at(-1), clientMsgId: words[0]?.clientMsgId ?? null }))
        .sort((a, b) => compareIds(a.id ?? '', b.id ?? ''));
      const once = fold(actionsOf(dice, shuffled(told.flat(), dice)));
      const again = fold(actionsOf(dice, shuffled(told.flat(), dice)), once);
      expect(selectMessages(once, ID)).toEqual(expected);
      expect(selectMessages(again, ID)).toBe(selectMessages(once, ID));
    },
  );
});

describe('what the selectors keep', () => {
  const known = messages.loaded({
    conversationId: ID,
    messages: Array.from({ length: 120 }, (_one, index) => sampleMessage({ id: String(index) })),
  });

  it('is the same array while nothing changes in the conversation', () => {
    const state = fold([known]);
    const elsewhere = fold(
      [messages.received({ message: sampleMessage({ conversationId: '2' }), conversation: null })],
      state,
    );
    expect(selectMessages(elsewhere, ID)).toBe(selectMessages(state, ID));
    expect(selectMessages(fold([known], state), ID)).toBe(selectMessages(state, ID));
  });

  it('is every other message as it was when one changes', () => {
    const state = fold([known]);
    const next = fold(
      [messages.changed({ message: sampleMessage({ id: '60', status: 'seen' }), conversation: null })],
      state,
    );
    const changed = selectMessages(next, ID).filter(
      (message, index) => message !== selectMessages(state, ID)[index],
    );
    expect(changed.map(({ id }) => id)).toEqual(['60']);
  });

  it('is what is unsent in one conversation, in the order of sending', () => {
    const item = (clientMsgId: string, order: number, conversationId = ID) =>
      outbox.queued({
        item: sampleOutboxItem({
          clientMsgId,
          order,
          target: { ...sampleOutboxItem().target, conversationId },
        }),
        spendsDraft: false,
      });
    const state = fold([item('b', 2), item('x', 1, '2'), item('a', 1)]);
    expect(selectUnacknowledged(state, ID).map(({ clientMsgId }) => clientMsgId)).toEqual(['a', 'b']);
    const later = fold([item('y', 3, '2')], state);
    expect(selectUnacknowledged(later, ID)).toBe(selectUnacknowledged(state, ID));
    expect(selectDraftText(state, ID)).toBe('');
  });

  it('stands once where a server without acks shows it before it says what became of it', () => {
    const item = (clientMsgId: string, order: number) =>
      outbox.queued({ item: sampleOutboxItem({ clientMsgId, order, text: 'Olá' }), spendsDraft: false });
    const old = { direction: 'agent', agent: null, clientMsgId: null, text: 'Olá' } as const;
    const loadedOld = messages.loaded({
      conversationId: ID,
      messages: [sampleMessage({ id: '49', ...old })],
    });
    const stored = sampleMessage({ id: '50', ...old, status: 'seen' });
    const changedToStored = messages.changed({ message: stored, conversation: null });
    const state = fold([
      ...connectedToOldServer(),
      loadedOld,
      item('c1', 1),
      item('c2', 2),
      outbox.attemptStarted({ clientMsgId: 'c1', knownUntil: '49' }),
    ]);
    expect(rows(state)).toEqual(['Olá:sent', 'Olá:sending', 'Olá:queued']);
    const shown = fold([changedToStored], state);
    expect(rows(shown)).toEqual(['Olá:sent', 'Olá:seen', 'Olá:queued']);
    const restored = sampleOutboxItem({ clientMsgId: 'c1', text: 'Olá', knownUntil: '49' });
    expect(rows(fold([outbox.restored({ items: [restored] })], fold([loadedOld])))).toHaveLength(2);
    const reloaded = [loadedOld, outbox.restored({ items: [restored] }), changedToStored];
    expect(rows(fold(reloaded))).toEqual(['Olá:sent', 'Olá:seen']);
    // Where the messages could not tell, the agent is asked.
    const left = fold([outbox.gaveUp({ clientMsgId: 'c1', code: 'unchecked', message: '' })], shown);
    expect(rows(left)).toEqual(['Olá:sent', 'Olá:seen', 'Olá:failed', 'Olá:queued']);
  });
});
