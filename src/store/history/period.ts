import type { Period } from './types';

/**
 * The moment at which a calendar day `YYYY-MM-DD` begins on the agent's clock, or so many days after it; ms. That is 1:00
 * where clocks go forward at midnight.
 */
export function midnight(day: string, after: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).getTime();
}

/** The first moment of a period, and the first one after it; ms since 1970. */
export function boundsOf({ from, to }: Period): { from: number; until: number } {
  return { from: midnight(from, 0), until: midnight(to, 1) };
}
