import type { TransferProgress } from './types';

/** What the extensions of conference rooms begin with (spec 2 §4). */
const PREFIX = '*70';

/** What is dialled to go into a conference room. */
export function roomNumber(room: string): string {
  return PREFIX + room;
}

/** The room that a call is on its way to, or went to; null for any other transfer. */
export function roomOfTransfer(transfer: TransferProgress | null): string | null {
  return transfer?.kind === 'room' ? transfer.to.slice(PREFIX.length) : null;
}
