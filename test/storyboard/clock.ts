import type { Clock } from '@playwright/test';

/** A Wednesday morning in São Paulo. */
const BEGIN = Date.parse('2026-03-11T10:24:00-03:00');

/**
 * Most that may pass before pages in one walk. They have a clock that stands and timers that run: what lies between two
 * looks at it beyond this is sleep to the console (40 s), and silence of the server to its socket (45 s).
 */
const MOST_MS = 30_000;

/** A browser profile, as far as it is of use here. */
interface Clocked {
  clock: Pick<Clock, 'setFixedTime'>;
}

/** The time of a walk, the same in the centre and in every page: it passes only when told to. */
export interface StoryClock {
  /** What time it is in the centre, ms since 1970. */
  now(): number;
  /** Puts every page of a profile under this clock. */
  hang(context: Clocked): Promise<void>;
  /** Has the centre live through so much of what is past to the pages. */
  turnBack(ms: number): void;
  /**
   * Lets time pass.
   * @throws RangeError when it is more than pages bear with a connection
   */
  pass(ms: number): Promise<void>;
}

/** A clock that begins at the same moment in every walk. */
export function createClock(): StoryClock {
  let centre = BEGIN;
  let pages = BEGIN;
  const contexts: Clocked[] = [];
  return {
    now: () => centre,
    hang: async (context) => {
      contexts.push(context);
      await context.clock.setFixedTime(pages);
    },
    turnBack: (ms) => {
      centre -= ms;
    },
    pass: async (ms) => {
      centre += ms;
      if (centre <= pages) return;
      if (centre > BEGIN + MOST_MS)
        throw new RangeError(`No more than ${String(MOST_MS)} ms may pass before pages`);
      pages = centre;
      await Promise.all(contexts.map((context) => context.clock.setFixedTime(pages)));
    },
  };
}
