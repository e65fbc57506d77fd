import type { Failure } from '../../lib/failure';
import { fact } from '../stamp';
import type { MissedCall, ReportedCall } from './types';

/** The server says that a call rings (contract §5, Tocando). */
export const rangAtServer = fact('calls/rangAtServer')<{ call: ReportedCall }>();
/** The server says that a call was answered (contract §5, Atendeu). */
export const answeredAtServer = fact('calls/answeredAtServer')<{
  uniqueId: string;
  /** By the server's clock; null: it did not say. */
  at: string | null;
  conversationId: string | null;
}>();
/** The server says that a call is over (contract §5, Hangup). */
export const hungUpAtServer = fact('calls/hungUpAtServer')<{
  uniqueId: string;
  /** Q.850 cause. */
  cause: number;
  /** By the server's clock; null: it did not say. */
  at: string | null;
  conversationId: string | null;
  /** It was spoken; absent where the server does not say so. */
  answered?: true;
}>();
/** The centre said whose number it is that a call is with; null: nobody's whom it knows. */
export const customerFound = fact('calls/customerFound')<{
  callId: string;
  number: string;
  contactId: string | null;
}>();
/** The server told of a call that never reached the softphone. */
export const offerMissed = fact('calls/offerMissed')<{ uniqueId: string }>();
/** Calls that the agent missed on an earlier page, and has not seen yet, came from disk. */
export const missedRestored = fact('calls/missedRestored')<{ calls: MissedCall[] }>();
/** The centre is asked to end the call of a voice conversation, which is not on this page. */
export const hangUpElsewhereStarted = fact('calls/hangUpElsewhereStarted')<{ conversationId: string }>();
/** The centre has the request; its Hangup ends the call. */
export const hangUpElsewhereSent = fact('calls/hangUpElsewhereSent')<{ conversationId: string }>();
/** The centre did not take the request. */
export const hangUpElsewhereFailed = fact('calls/hangUpElsewhereFailed')<
  Failure & { conversationId: string }
>();
