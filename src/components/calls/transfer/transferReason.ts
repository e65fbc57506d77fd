import type { Failure } from '../../../lib/failure';
import type { TextId } from '../../intl';

const BY_CODE: Readonly<Record<string, TextId>> = {
  transferTimeout: 'transfer.notInTime',
  timeout: 'transfer.notInTime',
  notEstablished: 'transfer.notEstablished',
  callOver: 'transfer.callOver',
  invalidTarget: 'transfer.invalid',
  socketLost: 'call.cause.notConnected',
  notConnected: 'call.cause.notConnected',
};

/** By the final status that the target answered, as for a call that fails (spec 2 §8). */
const BY_STATUS: Readonly<Record<string, TextId>> = {
  403: 'call.cause.rejected',
  404: 'call.cause.notFound',
  408: 'transfer.notInTime',
  410: 'call.cause.unavailable',
  480: 'call.cause.unavailable',
  484: 'call.cause.addressIncomplete',
  486: 'call.cause.busy',
  487: 'call.cause.requestTerminated',
  600: 'call.cause.busy',
  603: 'call.cause.rejected',
  604: 'call.cause.notFound',
};

/**
 * Why a transfer failed, in words; null where the failure has to speak for itself. The message of a target that
 * answered is its status, which the words may have filled in.
 */
export function transferReason({
  code,
  message,
}: Failure): { id: TextId; values: { status: string } } | null {
  const isStatus = /^\d{3}$/.test(message);
  const id = BY_CODE[code] ?? BY_STATUS[message] ?? (isStatus ? 'transfer.notAccepted' : null);
  return id === null ? null : { id, values: { status: message } };
}
