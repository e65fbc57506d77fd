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
  serverTime: string;
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
  limits: Limits | null;
}
