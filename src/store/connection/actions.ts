import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Handshake, ResyncCause } from './types';

/** The agent asks to try now. */
export const retryRequested = request('connection/retryRequested')();
/** A connection attempt began; `attempt` counts from 1 since the last success. */
export const attemptStarted = fact('connection/attemptStarted')<{ attempt: number }>();
/** The socket is open; the handshake follows. */
export const opened = fact('connection/opened')<{ socketId: string }>();
/** The server knows us. */
export const authenticated = fact('connection/authenticated')<Handshake>();
/** The server gave no answer to the handshake: an old one without acks (contract §1.10). */
export const handshakeUnanswered = fact('connection/handshakeUnanswered')();
/** The server refused the handshake; attempts stop. */
export const handshakeRefused = fact('connection/handshakeRefused')<Failure>();
/** The attempt failed. */
export const attemptFailed = fact('connection/attemptFailed')<Failure>();
/** The open socket closed. */
export const lost = fact('connection/lost')<{ cause: string }>();
/** The loss lasted: it is told to the agent now. */
export const lossNoticed = fact('connection/lossNoticed')();
/** The next attempt waits until `at` (ms since 1970). */
export const retryScheduled = fact('connection/retryScheduled')<{ attempt: number; at: number }>();
/** The session ended and the socket with it. */
export const closed = fact('connection/closed')();
/** A resync began. */
export const resyncStarted = fact('connection/resyncStarted')<{ cause: ResyncCause }>();
/** State and server agree again. */
export const resynced = fact('connection/resynced')<{ seq: number | null }>();
/** The resync failed; it is tried again. */
export const resyncFailed = fact('connection/resyncFailed')<Failure>();
/** An event lacked what nothing can be done without; what it may have been about is read again. */
export const eventRejected = fact('connection/eventRejected')<{
  event: string;
  reason: string;
  /** What it was about, where that could be read. */
  conversationId?: string | null;
}>();
/** The server numbers its events from the beginning again, under the same epoch. */
export const streamRestarted = fact('connection/streamRestarted')();
/** Nothing that the server said tells whether something was missed: state and server are compared again. */
export const comparisonRequired = fact('connection/comparisonRequired')();
/** An event that this console does not know; it changed nothing. */
export const eventIgnored = fact('connection/eventIgnored')<{ event: string }>();
/** An event for another agent, or one that came before; it changed nothing. */
export const eventDropped = fact('connection/eventDropped')<{
  event: string;
  reason: 'otherAgent' | 'duplicate';
  /** Null: the server does not number its events. */
  seq: number | null;
}>();
/** The server told of an error (contract §5, errorMsg). */
export const serverErrorReported = fact('connection/serverErrorReported')<{
  message: string;
  code: string | null;
  conversationId: string | null;
  /** The request that it is about; absent: none was named. */
  reqId?: string;
}>();
/** The agent read the server's error on show. */
export const serverErrorDismissRequested = request('connection/serverErrorDismissRequested')();
/** The server's error was shown for 5 s. */
export const serverErrorExpired = fact('connection/serverErrorExpired')();
