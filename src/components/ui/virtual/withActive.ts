import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The rows around the view of a virtual list, and the one that has or may get the focus. */
export function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (active >= range.count || indexes.includes(active)) return indexes;
  return active < (indexes[0] ?? 0) ? [active, ...indexes] : [...indexes, active];
}
