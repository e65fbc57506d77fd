import { createListCounter } from '../../../src/store/conversations/listCounts';
import type { Facets } from '../../../src/store/conversations/worklistFacets';
import { diceOf } from '../../support/random';
import { sampleConversation } from '../../support/samples';

const MARKS = ['chat', 'whatsapp', 'email'] as const;

const QUEUES = ['SAC', 'Vendas', 'constructor'] as const;

function naive(facets: readonly (readonly Facets[])[]) {
  const all = facets.flat();
  const of = (name: string, wanted: (one: Facets) => string) =>
    all.filter((one) => wanted(one) === name).length;
  const some = (names: readonly string[], wanted: (one: Facets) => string) =>
    Object.fromEntries(
      names.map((name) => [name, of(name, wanted)] as const).filter(([, count]) => count > 0),
    );
  return {
    all: all.length,
    unanswered: all.filter(({ isUnanswered }) => isUnanswered).length,
    unread: all.filter(({ conversation }) => conversation.unread > 0).length,
    channels: some(MARKS, ({ mark }) => mark),
    queues: some(QUEUES, ({ conversation }) => conversation.queue),
  };
}

it('counts after each change what a count of all of them would', () => {
  const dice = diceOf(Math.floor(Math.random() * 2 ** 32));
  const part = (): Facets[] =>
    dice.some(4, () => ({
      conversation: sampleConversation({ unread: dice.int(3), queue: dice.pick(QUEUES) }),
      isUnanswered: dice.chance(0.5),
      mark: dice.pick(MARKS),
    }));
  const counted = createListCounter();
  let facets = Array.from({ length: 16 }, part);
  for (let step = 0; step < 200; step += 1) {
    facets = facets.map((before) => (dice.chance(0.2) ? part() : before));
    expect({ seed: dice.seed, ...counted(facets) }).toEqual({ seed: dice.seed, ...naive(facets) });
  }
});
