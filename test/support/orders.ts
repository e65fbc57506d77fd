import type { Dice } from './random';

/** The items in an order that the dice choose. */
export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  return items
    .map((item) => ({ item, key: dice.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Every order of the items. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
