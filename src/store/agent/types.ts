/**
 * Agent status on the wire (spec 1 §4): 1 available, 2 and 3 busy, 5 unavailable, 10 pause. Any other is kept as it
 * came and shown by its number, or by the server's own text (contract §0).
 */
export type AgentStatus = number;

/** A reason to pause that the server offers; `queue` limits it to one queue. */
export interface PauseReason {
  name: string;
  queue: string | null;
}

/** Another agent of the centre. */
export interface Colleague {
  /** The full name. */
  name: string;
  extension: string | null;
  status: AgentStatus;
  /** The queues that the agent is in; null where the server does not say. */
  queues: string[] | null;
}
