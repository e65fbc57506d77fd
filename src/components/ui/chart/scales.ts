import { scaleLinear, scaleTime } from 'd3-scale';
import { MINUTE_MS } from '../../../lib/time';

/** Where a value lies between the edges of a picture, %. */
export type Place = (value: number) => number;

/** An axis: where values lie on it, and which of them are written beside it. */
export interface Axis {
  place: Place;
  ticks: readonly number[];
  /** Its ends. */
  from: number;
  to: number;
}

/** An axis of amounts from zero, a little longer than the largest. */
export function amountAxis(most: number, count = 4): Axis {
  const scale = scaleLinear([0, Math.max(most, 1)], [0, 100]).nice(count);
  const [from = 0, to = 1] = scale.domain();
  return { place: scale, ticks: scale.ticks(count), from, to };
}

/** An axis between two values, as they are. */
export function spanAxis(from: number, to: number, ticks: readonly number[]): Axis {
  return { place: scaleLinear([from, to], [0, 100]), ticks, from, to };
}

/** An axis of time, ms since 1970, with so many round moments at most: the library takes a number as about so many. */
export function timeAxis(from: number, to: number, most: number): Axis {
  const scale = scaleTime([new Date(from), new Date(to)], [0, 100]);
  let ticks = scale.ticks(most);
  for (let count = most - 1; ticks.length > most && count > 0; count -= 1) ticks = scale.ticks(count);
  return { place: (at) => scale(new Date(at)), ticks: ticks.map(Number), from, to };
}

/** Minutes between two that are written beside an axis. */
const MINUTE_STEPS = [1, 2, 5, 10, 15, 20, 30];

/** An axis of a short time, ms since 1970, with so many whole minutes at most: none is written twice. */
export function minuteAxis(from: number, to: number, most: number): Axis {
  const minutes = (to - from) / MINUTE_MS;
  const step = (MINUTE_STEPS.find((wide) => minutes / wide <= most - 1) ?? 60) * MINUTE_MS;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return spanAxis(
    from,
    to,
    Array.from({ length: count }, (_, index) => first + index * step),
  );
}

/** A place as CSS and SVG write it. */
export function percent(place: number): string {
  return `${String(Math.round(place * 100) / 100)}%`;
}

/** Letters that fit under a picture as wide as its dialog, and under one of two side by side. */
export const ROOM = { whole: 120, half: 50 } as const;

/**
 * How many names as long as the longest of these fit there without running into each other: those at the ends stand
 * within the picture, half a name nearer to the next one.
 */
export function namesIn(room: number, names: readonly string[]): number {
  const longest = names.reduce((length, name) => Math.max(length, name.length), 0);
  return Math.max(2, Math.floor(room / (1.5 * longest + 1)));
}
