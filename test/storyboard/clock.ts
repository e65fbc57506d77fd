import type { BrowserContext } from '@playwright/test';

/** A Wednesday morning in São Paulo. */
const BEGIN = Date.parse('2026-03-11T10:24:00-03:00');

/** The time of a walk, the same in the centre and in every page: it passes only when told to. */
export interface StoryClock {
  /** What time it is in the centre, ms since 1970. */
  now(): number;
  /** Puts every page of a profile under this clock. */
  hang(context: BrowserContext): Promise<void>;
  /** Has the centre live through so much of what is past to the pages. */
  turnBack(ms: number): void;
  /** Lets time pass: to pages at most half a minute at a time, who else take it for the machine's sleep. */
  pass(ms: number): Promise<void>;
}

/** A clock that begins at the same moment in every walk. */
export function createClock(): StoryClock {
  let centre = BEGIN;
  let pages = BEGIN;
  const contexts: BrowserContext[] = [];
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
      pages = centre;
      await Promise.all(contexts.map((context) => context.clock.setFixedTime(pages)));
    },
  };
}
