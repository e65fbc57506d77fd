import { HOUR_MS } from '../../lib/time';
import type { HourFigures } from './types';

/** When each of what an hour counts happened, ms since 1970. */
export type HourMoments = Readonly<Record<Exclude<keyof HourFigures, 'at'>, readonly number[]>>;

const NOTHING = { received: 0, answered: 0, callsIn: 0, callsOut: 0, callsMissed: 0 };

/** When the hour of the clock began that a moment lies in; both in ms since 1970. */
export function hourOf(at: number): number {
  return new Date(at).setMinutes(0, 0, 0);
}

/** The hours from the first moment to the last, those without any between them included. */
export function byHour(moments: HourMoments): HourFigures[] {
  const { answered, callsIn, callsMissed, callsOut, received } = moments;
  const all = [received, answered, callsIn, callsOut, callsMissed].flat().map(hourOf);
  if (all.length === 0) return [];
  const first = all.reduce((a, b) => Math.min(a, b));
  const last = all.reduce((a, b) => Math.max(a, b));
  const hours = Array.from({ length: Math.round((last - first) / HOUR_MS) + 1 }, (_, index) => ({
    at: first + index * HOUR_MS,
    ...NOTHING,
  }));
  function count(name: keyof HourMoments): void {
    for (const at of moments[name]) {
      const hour = hours[Math.round((hourOf(at) - first) / HOUR_MS)];
      if (hour !== undefined) hour[name] += 1;
    }
  }
  count('received');
  count('answered');
  count('callsIn');
  count('callsOut');
  count('callsMissed');
  return hours;
}
