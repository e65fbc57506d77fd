import { randomFrom } from './random';

/** Dice of a test, the same for the same seed. */
export interface Dice {
  readonly seed: number;
  /** Uniform in [0, 1). */
  next(): number;
  /** A whole number from 0 to `below - 1`. */
  int(below: number): number;
  /** True with this chance. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** Up to `most` things. */
  some<T>(most: number, make: () => T): T[];
}

/** Dice from a seed. */
export function diceOf(seed: number): Dice {
  const next = randomFrom(seed);
  const int = (below: number) => Math.floor(next() * below);
  return {
    seed,
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(choices.length)] ?? choices[0],
    some: (most, make) => Array.from({ length: int(most + 1) }, make),
  };
}
