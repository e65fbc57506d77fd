import type { StampedAction } from '../stamp';

interface ActionCreator<A> {
  type: string;
  match(action: unknown): action is A;
}

/** Ties a fact to what it adds to a count. */
export type Hear = <A>(creator: ActionCreator<A>, add: (action: A) => void) => void;

/** Counts facts, one after the other, by what hears them. */
export interface Tally {
  hear: Hear;
  count(action: StampedAction): void;
}

/** A tally that nothing hears yet; one look-up a fact, and one that tells nonsense is left out. */
export function createTally(): Tally {
  const heard = new Map<string, (action: StampedAction) => void>();
  return {
    hear(creator, add) {
      const before = heard.get(creator.type);
      heard.set(creator.type, (action) => {
        before?.(action);
        if (creator.match(action)) add(action);
      });
    },
    count(action) {
      try {
        heard.get(action.type)?.(action);
      } catch {
        // What lies on a disk may be of any shape: one bad record costs itself alone.
      }
    },
  };
}
