import type { ActionType } from '../../../src/store/actionCatalogue';
import type { PushMark, StampedAction } from '../../../src/store/stamp';
import type { Dice } from '../random';

/** Makes an action of one type; what the server's stream told takes the mark as well. */
export type MakeFact<T extends string> = (
  dice: Dice,
  mark: PushMark | undefined,
) => StampedAction<unknown, T>;

/** A maker for every action of some domains: a new action has to be added to the random streams. */
export type FactsOf<Domain extends string> = {
  readonly [T in ActionType & `${Domain}/${string}`]: MakeFact<T>;
};
