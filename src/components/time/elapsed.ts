const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration as clocks show it: whole days, and `hh:mm:ss` of the rest. */
export interface Elapsed {
  days: number;
  clock: string;
}

/** Splits a duration in ms for a clock; a negative one, from clocks that differ, counts as none, as does no number. */
export function elapsedOf(ms: number): Elapsed {
  const whole = Number.isFinite(ms) ? Math.max(0, ms) : 0;
  const parts = [
    Math.floor((whole % DAY) / HOUR),
    Math.floor((whole % HOUR) / MINUTE),
    Math.floor((whole % MINUTE) / SECOND),
  ];
  return {
    days: Math.floor(whole / DAY),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}
