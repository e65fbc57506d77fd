import type { AgentStatus } from '../agent/types';
import type { QueueMembership } from '../queues/types';

/** Limits that a server may give at the handshake (contract §2, Limites). */
export interface Limits {
  maxFileBytes: number;
  blockedTypes: string[];
  maxTextByQueueType: Readonly<Record<string, number>>;
  requestIdLifetimeMs: number;
}

/** What the server accepted at the handshake (contract §3). */
export interface Handshake {
  epoch: string;
  seq: number;
  replay: 'nothing' | 'complete' | 'gap';
  /** RFC 3339; null where the server does not tell. */
  serverTime: string | null;
  /** Null, like the status: the server says nothing of the agent here. */
  memberships: QueueMembership[] | null;
  status: AgentStatus | null;
  pauseReason: string | null;
  limits: Limits | null;
}

/**
 * Why a resync is due, the weakest reason first: time went by at a server whose events are not numbered, the set is
 * said to have changed, the agent or a refusal asks for it, either of these beside the first, an event could not be
 * read, the machine slept, events are missing, or nothing was read yet.
 */
export type ResyncCause =
  | 'routine'
  | 'signal'
  | 'asked'
  | 'doubted'
  | 'unreadable'
  | 'woke'
  | 'gap'
  | 'start';
