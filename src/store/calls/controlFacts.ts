import type { Failure } from '../../lib/failure';
import { fact } from '../stamp';
import type { TransferProgress } from './types';

/** A hold or resume re-INVITE went out. */
export const holdStarted = fact('calls/holdStarted')<{ callId: string; held: boolean }>();
/** The other side accepted it (2xx). */
export const holdChanged = fact('calls/holdChanged')<{ callId: string; held: boolean }>();
/** It did not: the call is as it was. */
export const holdFailed = fact('calls/holdFailed')<Failure & { callId: string; held: boolean }>();
/** The other side holds us, or took us back. */
export const remoteHoldChanged = fact('calls/remoteHoldChanged')<{ callId: string; held: boolean }>();
/** A volume or mute is in effect. */
export const levelChanged = fact('calls/levelChanged')<{
  callId: string;
  side: 'speaker' | 'microphone';
  volume: number;
  muted: boolean;
}>();
/** A key was sent: as telephone-event, or by INFO where the other side offers none. */
export const digitSent = fact('calls/digitSent')<{ callId: string; digit: string; by: 'rtp' | 'info' }>();
/** A key could not be sent. */
export const digitFailed = fact('calls/digitFailed')<Failure & { callId: string; digit: string }>();
/** A REFER went out. */
export const transferStarted = fact('calls/transferStarted')<{
  callId: string;
  kind: TransferProgress['kind'];
  to: string;
}>();
/** A NOTIFY told how the transfer goes (RFC 3515 §2.4.5). */
export const transferProgressed = fact('calls/transferProgressed')<{ callId: string; status: number }>();
/** The other side reached the target: the call leaves the agent. */
export const transferred = fact('calls/transferred')<{ callId: string }>();
/** Refused, failed or not over in 20 s: the agent has the caller back. */
export const transferFailed = fact('calls/transferFailed')<
  Failure & { callId: string; status: number | null }
>();
