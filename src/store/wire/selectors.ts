import type { RootState } from '../rootReducer';
import { keyOf } from './reducer';
import type { DroppedRows, ListPart, WireOddities } from './types';

/** What was odd about what the server sends. */
export function selectWireOddities({ wire }: RootState): readonly WireOddities[] {
  return wire.oddities;
}

/** Rows that could not be shown, by where they were read. */
export function selectDroppedRows({ wire }: RootState): readonly DroppedRows[] {
  return wire.dropped;
}

/** How many rows of a list on screen could not be shown. */
export function selectDroppedCount({ wire }: RootState, list: Pick<ListPart, 'list' | 'of'>): number {
  return Object.values(wire.lists[keyOf(list)] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Whether a read of this part with all its rows mends what the list says. */
export function selectMayRestore({ wire }: RootState, read: ListPart): boolean {
  const parts = wire.lists[keyOf(read)];
  return parts !== undefined && (read.part === null || read.part in parts);
}
