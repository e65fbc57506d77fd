import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../lib/time';

/** A duration as clocks show it: whole days, and `hh:mm:ss` of the rest. */
export interface Elapsed {
  days: number;
  clock: string;
}

/** Splits a duration in ms for a clock; a negative one, from clocks that differ, counts as none, as does no number. */
export function elapsedOf(ms: number): Elapsed {
  const whole = Number.isFinite(ms) ? Math.max(0, ms) : 0;
  const parts = [
    Math.floor((whole % DAY_MS) / HOUR_MS),
    Math.floor((whole % HOUR_MS) / MINUTE_MS),
    Math.floor((whole % MINUTE_MS) / SECOND_MS),
  ];
  return {
    days: Math.floor(whole / DAY_MS),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}
