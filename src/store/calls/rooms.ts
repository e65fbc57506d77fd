import { roomNumber } from '../../lib/rooms';
import type { TransferProgress } from './types';

/** The room that a call is on its way to, or went to; null for any other transfer. */
export function roomOfTransfer(transfer: TransferProgress | null): string | null {
  return transfer?.kind === 'room' ? roomNumber(transfer.to) : null;
}
