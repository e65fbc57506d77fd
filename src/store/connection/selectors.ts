import type { Failure } from '../../lib/failure';
import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { ResyncCause } from './types';

/** The socket to the server and how far its events were followed. */
export function selectConnection(state: RootState): RootState['connection'] {
  return state.connection;
}

/** Since when the agent is without the server, ms since 1970; null while connected. */
export function selectLostAt({ connection }: RootState): number | null {
  return connection.lostAt;
}

/** Whether requests can reach the server now. */
export function selectIsLive(state: RootState): boolean {
  return state.connection.status === 'live';
}

/** How far the server's clock is ahead of this machine's, ms; 0 where the handshake did not tell. */
export function selectClockOffset({ connection: { clockOffset } }: RootState): number {
  return Number.isFinite(clockOffset) ? clockOffset : 0;
}

/** How long a text to a queue of this type may be, in characters; null where the server told no limit. */
export function selectTextLimit({ connection }: RootState, queueType: number): number | null {
  const limits = connection.limits?.maxTextByQueueType ?? {};
  return entryOf(limits, String(queueType)) ?? null;
}

/**
 * Why a resync is due now; null when none is, or when it has to wait. It reads over HTTP and does not wait for the
 * socket, but for its handshake, which often makes it needless.
 */
export function selectDueResync({ connection }: RootState): ResyncCause | null {
  const { due, resyncing, status } = connection;
  if (resyncing !== null || status === 'refused') return null;
  return status === 'handshake' && due !== 'start' ? null : due;
}

/** Whether the server numbers its events, so that one that was missed is known by its number. */
export function selectIsNumbered({ connection }: RootState): boolean {
  return connection.status === 'live' && connection.lastSeq !== null && connection.acknowledges;
}

/**
 * What the agent has to know of the connection: nothing, that it is being made again (quietly, then
 * as a dialog once the loss lasted), or that the server refuses this console.
 */
export function selectConnectionNotice({
  auth,
  connection,
}: RootState): 'none' | 'reconnecting' | 'lost' | 'refused' {
  if (auth.status !== 'signedIn') return 'none';
  if (connection.status === 'refused') return 'refused';
  if (connection.lossNoticed) return 'lost';
  return connection.lostAt === null ? 'none' : 'reconnecting';
}

/** Whether the server refuses this console; a session that is over is said elsewhere, and no further attempt helps it. */
export function selectIsRefused(state: RootState): boolean {
  const { endedBy, isLeaving } = state.auth;
  return selectConnectionNotice(state) === 'refused' && (isLeaving || endedBy === null);
}

/** When the next attempt to connect is due, ms since 1970; null while one runs. */
export function selectRetryAt({ connection }: RootState): number | null {
  return connection.retryAt;
}

/** Why the connection is not there. */
export function selectConnectionFailure({ connection }: RootState): Failure | null {
  return connection.failure;
}

/** The server's error on show for 5 s. */
export function selectServerError({ connection }: RootState): RootState['connection']['serverError'] {
  return connection.serverError;
}
