import type { RootState } from '../rootReducer';
import type { DroppedRows, WireOddities } from './types';

/** What was odd about what the server sends. */
export function selectWireOddities({ wire }: RootState): readonly WireOddities[] {
  return wire.oddities;
}

/** Rows that could not be shown, by where they were read. */
export function selectDroppedRows({ wire }: RootState): readonly DroppedRows[] {
  return wire.dropped;
}
