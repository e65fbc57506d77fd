import type { AgentStatus } from '../agent/types';

/** A status, and since when it is so. */
export interface StatusClock {
  status: AgentStatus;
  pauseReason: string | null;
  /** Ms since 1970. */
  since: number;
}

/** What somebody else than the agent made of their status and queues. */
export interface ChangeByServer {
  status: AgentStatus;
  pauseReason: string | null;
  /** The status before. */
  formerStatus: AgentStatus;
  formerReason: string | null;
  /** Queues that the agent is no longer in. */
  left: string[];
}

/** The queues that an agent was in when they last worked on this browser. */
export interface FormerQueues {
  queues: string[];
  /** When they were in all of them, ms since 1970. */
  at: number;
}

/** A long time without the server, after which the agent is asked before anything begins again. */
export interface Absence {
  /** How long, ms. */
  awayMs: number;
  /** The queues that the agent was in. */
  queues: string[];
  /** The pause that the agent was in; null: none that ended. */
  pauseReason: string | null;
}
