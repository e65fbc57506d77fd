import type { Prng } from '../../sandbox/seed/prng';

/** One thing that is to happen: what, after which pause (ms), and the seed of every choice within it. */
export interface Planned<Name> {
  name: Name;
  pauseMs: number;
  seed: number;
}

/** How often each thing happens in one round. */
export type Deck<Name extends string> = Readonly<Record<Name, number>>;

const SEEDS = 2 ** 31;

function namesOf<Name extends string>(deck: Deck<Name>): Name[] {
  return Object.keys(deck).filter((name): name is Name => name in deck);
}

function shuffled<T>(items: readonly T[], prng: Prng): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(prng.int(0, left.length - 1), 1));
}

/**
 * What happens one after the other, without an end: rounds in which everything of the deck comes, each in an order of
 * its own. Depends on the generator of numbers alone, so the same seed plans the same.
 */
export function* scheduleOf<Name extends string>(
  deck: Deck<Name>,
  [shortest, longest]: readonly [number, number],
  prng: Prng,
): Generator<Planned<Name>, never> {
  const round = namesOf(deck).flatMap((name) => new Array<Name>(deck[name]).fill(name));
  for (;;) {
    for (const name of shuffled(round, prng)) {
      yield { name, pauseMs: prng.int(shortest, longest), seed: prng.int(0, SEEDS) };
    }
  }
}
