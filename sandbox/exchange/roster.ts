import type { CustomerLeg } from './legs/leg';

/** Legs kept after their end, so that a test may still ask what was heard. */
const KEPT = 60;

/** The simulated parties, the newest last. */
export interface Roster {
  enrol(leg: CustomerLeg): void;
  /** The newest party with this number, live ones first. */
  find(number: string): CustomerLeg | undefined;
  live(): CustomerLeg[];
}

/** Makes an empty roster. */
export function createRoster(): Roster {
  const legs: CustomerLeg[] = [];
  return {
    enrol: (leg) => {
      legs.push(leg);
      const gone = legs.length > KEPT ? legs.findIndex((one) => one.isOver()) : -1;
      if (gone >= 0) legs.splice(gone, 1);
    },
    find: (number) => {
      const known = legs.filter((leg) => leg.number === number);
      return known.findLast((leg) => !leg.isOver()) ?? known.at(-1);
    },
    live: () => legs.filter((leg) => !leg.isOver()),
  };
}
