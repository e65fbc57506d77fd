import type { Failure } from '../../../store/failure';
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

/** By the final status that the target answered (softphone.md §1.7), which `transferFailed` carries as its message. */
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

/** Why a transfer failed, in words; null where only the code tells. */
export function transferReason({ code, message }: Failure): TextId | null {
  return BY_CODE[code] ?? BY_STATUS[message.trim().slice(0, 3)] ?? null;
}
