import type { TimelineEntry } from '../../../store/actionLog/types';

/** A pause longer than this is drawn no longer: nights and breaks would leave no room for the work. */
const LONGEST_GAP_MS = 60_000;

/** The time of a log from left to right, in hundredths; long pauses are cut short. */
export interface LogAxis {
  /** Where the action at each position stands; of 0 the left edge. */
  places: readonly number[];
  /** Where pauses were cut short. */
  cuts: readonly number[];
}

/**
 * The axis of a log; time that runs backwards, where somebody set the clock, counts as none. Where all is of one
 * moment, actions stand in their order.
 */
export function axisOf(entries: readonly TimelineEntry[]): LogAxis {
  const offsets = [0];
  const cut: number[] = [];
  let offset = 0;
  for (const [index, { action }] of entries.entries()) {
    const gap = action.meta.at - (entries[index - 1]?.action.meta.at ?? action.meta.at);
    if (gap > LONGEST_GAP_MS) cut.push(offset + LONGEST_GAP_MS / 2);
    offset += Math.max(0, Math.min(gap, LONGEST_GAP_MS));
    offsets.push(offset);
  }
  if (offset === 0) {
    const steps = Math.max(1, entries.length - 1);
    return { places: offsets.map((_, position) => (Math.max(0, position - 1) / steps) * 100), cuts: [] };
  }
  const share = (at: number) => (at / offset) * 100;
  return { places: offsets.map(share), cuts: cut.map(share) };
}

/** The position whose action stands nearest to a place; never 0, where nothing happened yet. */
export function nearestPosition({ places }: LogAxis, place: number): number {
  let [low, high] = [1, places.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [places[low - 1] ?? 0, places[low] ?? 0];
  const isBefore = low > 1 && place - before < after - place;
  return Math.max(0, Math.min(places.length - 1, isBefore ? low - 1 : low));
}

/** How many of these places fall into each of so many stretches of the same width. */
export function densityOf(places: readonly number[], stretches: number): number[] {
  const counts = new Array<number>(stretches).fill(0);
  for (const place of places) {
    const stretch = Math.min(stretches - 1, Math.floor((place / 100) * stretches));
    counts[stretch] = (counts[stretch] ?? 0) + 1;
  }
  return counts;
}

/**
 * The outline of a density as a path in a box of 100 by 100, its foot at the bottom. Heights are roots, so that a
 * single action is seen beside hundreds.
 * @param most what fills the height
 */
export function outlineOf(counts: readonly number[], most: number): string {
  const width = 100 / counts.length;
  const two = (value: number) => String(Math.round(value * 100) / 100);
  const steps = counts.map((count, index) => {
    const height = most === 0 ? 0 : Math.sqrt(count / most) * 96;
    return `V${two(100 - height)}H${two((index + 1) * width)}`;
  });
  return `M0 100${steps.join('')}V100Z`;
}

/** So many positions at about the same distance, whose times are written under the axis. */
export function tickPositions(axis: LogAxis, most: number): number[] {
  if (axis.places.length < 2) return [];
  const positions = Array.from({ length: most }, (_, index) =>
    nearestPosition(axis, (index / (most - 1)) * 100),
  );
  const apart = 70 / most;
  return [...new Set(positions)].filter(
    (position, index, all) =>
      index === 0 || (axis.places[position] ?? 0) - (axis.places[all[index - 1] ?? 0] ?? 0) >= apart,
  );
}
