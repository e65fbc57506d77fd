import { allValues, bucketsOf, emptyBuckets, getEntry, withEntry, withoutEntry } from '../../src/lib/buckets';
import { EMPTY_ORDER, idsInOrder, orderOf, withoutRank, withTop } from '../../src/store/conversations/order';
import { compareIds } from '../../src/lib/compareIds';
import { mergeMessage } from '../../src/store/messages/merge';
import {
  hasClientMessage,
  messagesInOrder,
  pagesOf,
  withMessage,
  type MessagePages,
} from '../../src/store/messages/pages';
import type { Message } from '../../src/store/messages/types';
import { diceOf, type Dice } from '../support/random';
import { sampleMessage } from '../support/samples';

const fresh = Date.now() % 1_000_000;
const seeds = [1, 2, 3, 960_441, fresh, fresh + 1, fresh + 2];

describe('a map in buckets', () => {
  it.each(seeds)('is a map (seed %d)', (seed) => {
    const dice = diceOf(seed);
    const plain = new Map<string, number>();
    let buckets = emptyBuckets<number>();
    for (let step = 0; step < 2000; step += 1) {
      const key = dice.chance(0.05) ? dice.pick(['__proto__', 'constructor', '']) : String(dice.int(300));
      if (dice.chance(0.6)) {
        plain.set(key, step);
        buckets = withEntry(buckets, key, step);
      } else {
        plain.delete(key);
        buckets = withoutEntry(buckets, key);
      }
      expect(getEntry(buckets, key)).toBe(plain.get(key));
    }
    expect(allValues(buckets).sort()).toEqual([...plain.values()].sort());
    expect(allValues(bucketsOf(plain)).sort()).toEqual([...plain.values()].sort());
    for (const [key, value] of plain) expect(getEntry(bucketsOf(plain), key)).toBe(value);
  });

  it('stays the same map when nothing changes, and never changes itself', () => {
    const one = withEntry(emptyBuckets<number>(), 'a', 1);
    expect(withEntry(one, 'a', 1)).toBe(one);
    expect(withoutEntry(one, 'b')).toBe(one);
    withEntry(one, 'a', 2);
    withoutEntry(one, 'a');
    expect(getEntry(one, 'a')).toBe(1);
    expect(allValues(emptyBuckets())).toEqual([]);
  });
});

describe('the order of conversations', () => {
  it.each(seeds)('has the latest one on top (seed %d)', (seed) => {
    const dice = diceOf(seed);
    const start = Array.from({ length: dice.int(200) }, (_, index) => `s${index}`);
    let order = orderOf(start);
    // The first has the highest rank.
    const ranks = new Map(start.map((id, index) => [id, start.length - 1 - index]));
    for (let step = 0; step < 1000; step += 1) {
      const id = `s${dice.int(250)}`;
      const rank = ranks.get(id);
      if (rank !== undefined) order = withoutRank(order, rank);
      ranks.delete(id);
      if (dice.chance(0.2)) continue;
      ranks.set(id, order.next);
      order = withTop(order, id);
    }
    const expected = [...ranks].sort(([, a], [, b]) => b - a).map(([id]) => id);
    expect(idsInOrder(order)).toEqual(expected);
    const pages = order.pages.slice(0, -1);
    expect(pages.filter(({ ids }) => ids.every((id) => id === null))).toEqual([]);
  });

  it('goes on in the newest page after everybody left it', () => {
    const emptied = withoutRank(withTop(EMPTY_ORDER, 'a'), 0);
    expect(idsInOrder(emptied)).toEqual([]);
    expect(withoutRank(emptied, 0)).toBe(emptied);
    expect(withoutRank(emptied, 500)).toBe(emptied);
    expect(withoutRank(EMPTY_ORDER, 0)).toBe(EMPTY_ORDER);
    expect(idsInOrder(withTop(withTop(emptied, 'b'), 'c'))).toEqual(['c', 'b']);
  });
});

/** What pages of messages are meant to be: one list, searched from one end to the other. */
function merged(list: readonly Message[], message: Message): Message[] {
  const same =
    list.find(({ id }) => id === message.id) ??
    list.findLast(({ clientMsgId }) => clientMsgId !== null && clientMsgId === message.clientMsgId) ??
    list.findLast(({ providerId }) => providerId !== null && providerId === message.providerId);
  const rest = list.filter((known) => known !== same);
  const next = same === undefined ? message : mergeMessage(same, message);
  return [...rest, next].sort((a, b) => compareIds(a.id, b.id));
}

function anyMessage(dice: Dice, ids: number): Message {
  const id = dice.chance(0.03) ? `x${dice.int(20)}` : String(1 + dice.int(ids));
  return sampleMessage({
    id,
    // Now and then a message is known by another id: then only the provider's says which it is.
    clientMsgId: dice.chance(0.3) ? `c${id}` : null,
    providerId: dice.chance(0.05) ? `p${dice.int(ids)}` : null,
    status: dice.pick(['pending', 'sent', 'delivered', 'seen']),
    text: `${dice.int(1000)}`,
  });
}

describe('the pages of messages', () => {
  it.each(seeds)('are one list in the order of ids (seed %d)', (seed) => {
    const dice = diceOf(seed);
    const ids = dice.pick([30, 400, 2000]);
    let list: Message[] = [];
    let pages: MessagePages = [];
    for (let step = 0; step < 1200; step += 1) {
      const message = anyMessage(dice, ids);
      list = merged(list, message);
      pages = withMessage(pages, message);
      if (step % 40 === 0) expect(messagesInOrder(pages)).toEqual(list);
    }
    expect(messagesInOrder(pages)).toEqual(list);
    expect(pages.filter((page) => page.length === 0 || page.length > 100)).toEqual([]);
    for (const { clientMsgId } of list) {
      if (clientMsgId !== null) expect(hasClientMessage(pages, clientMsgId)).toBe(true);
    }
    expect(hasClientMessage(pages, 'nobody')).toBe(false);
  });

  it.each(seeds)('come out of a whole read the same (seed %d)', (seed) => {
    const dice = diceOf(seed);
    const read = dice.some(300, () => ({ ...anyMessage(dice, 200), clientMsgId: null, providerId: null }));
    expect(messagesInOrder(pagesOf(read))).toEqual(
      messagesInOrder(read.reduce<MessagePages>(withMessage, [])),
    );
  });

  it('stay the same pages when a word is older', () => {
    const pages = pagesOf([sampleMessage({ id: '1', updatedAt: '2026-03-10T12:00:00Z', status: 'seen' })]);
    const older = sampleMessage({ id: '1', updatedAt: '2026-03-10T11:00:00Z', status: 'sent', text: 'old' });
    expect(withMessage(pages, older)).toBe(pages);
  });
});

describe('the order of ids', () => {
  it('is numbers by size, then the rest by letters', () => {
    const ids = ['10', '9', '5a', 'b', 'a', '100', '9'];
    expect(ids.sort(compareIds)).toEqual(['9', '9', '10', '100', '5a', 'a', 'b']);
  });

  it.each(seeds)('is total (seed %d)', (seed) => {
    const dice = diceOf(seed);
    const some = () => dice.pick([String(dice.int(200)), `${dice.int(20)}a`, '', 'b', '007', '7']);
    for (let step = 0; step < 500; step += 1) {
      const [a, b, c] = [some(), some(), some()];
      expect(Math.sign(compareIds(a, b)) + Math.sign(compareIds(b, a))).toBe(0);
      if (compareIds(a, b) <= 0 && compareIds(b, c) <= 0) expect(compareIds(a, c)).toBeLessThanOrEqual(0);
    }
  });
});
