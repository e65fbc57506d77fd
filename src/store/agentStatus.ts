import type { AgentStatus } from './agent/types';

/** The agent takes what comes (spec 1 §4). */
export const AVAILABLE: AgentStatus = 1;

/** The agent has something to do, a call most of all; what, only the server knows. */
const BUSY: readonly AgentStatus[] = [2, 3];

/** The agent is in no queue. */
export const UNAVAILABLE: AgentStatus = 5;

/** The agent is in a pause, which has a reason. */
export const PAUSED: AgentStatus = 10;

/** Whether the agent is busy, as the server sees it. */
export function isBusy(status: AgentStatus): boolean {
  return BUSY.includes(status);
}
