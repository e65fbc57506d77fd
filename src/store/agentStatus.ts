import type { AgentStatus } from './agent/types';

/** The agent takes what comes (spec 1 §4). */
export const AVAILABLE: AgentStatus = 1;

/** The agent is in no queue. */
export const UNAVAILABLE: AgentStatus = 5;

/** The agent is in a pause, which has a reason. */
export const PAUSED: AgentStatus = 10;
