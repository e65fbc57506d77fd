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
  /** Null: the server did not say. */
  serverTime: string | null;
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
  limits: Limits | null;
}

/**
 * Why a read of the server's whole truth is owed, the weakest reason first: the set is said to have
 * changed, the agent or a refusal asks for it, the machine slept, events are missing, or nothing was
 * read yet.
 */
export type ResyncCause = 'signal' | 'asked' | 'woke' | 'gap' | 'start';
