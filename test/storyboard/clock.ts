import type { BrowserContext } from '@playwright/test';

/** A Wednesday morning in São Paulo. */
const BEGIN = Date.parse('2026-03-11T10:24:00-03:00');

/** The time of a walk, the same in the centre and in every page: it passes only when told to. */
export interface StoryClock {
  /** ms since 1970 */
  now(): number;
  /** Puts every page of a profile under this clock. */
  hang(context: BrowserContext): Promise<void>;
  pass(ms: number): Promise<void>;
}

/** A clock that stands at the same moment in every walk. */
export function createClock(): StoryClock {
  let now = BEGIN;
  const contexts: BrowserContext[] = [];
  return {
    now: () => now,
    hang: async (context) => {
      contexts.push(context);
      await context.clock.setFixedTime(now);
    },
    pass: async (ms) => {
      now += ms;
      await Promise.all(contexts.map((context) => context.clock.setFixedTime(now)));
    },
  };
}
