import { fact } from '../stamp';
import type { DroppedRows, ListPart, WireOddities } from './types';

/** Fields came otherwise than the contract says; told once for each connection and kind (contract §0). */
export const odditiesNoticed = fact('wire/odditiesNoticed')<WireOddities>();
/** Rows of a read could not be shown; told once for each read. */
export const rowsDropped = fact('wire/rowsDropped')<DroppedRows>();
/** A list, or its part, of which rows could not be shown before, came with all its rows. */
export const listRestored = fact('wire/listRestored')<ListPart>();
