/** How long the agent paused for one reason. */
export interface PauseFigure {
  /** '' where nobody said why. */
  reason: string;
  ms: number;
}

/** What the agent did on one day, as the log of this browser has it. Durations in ms, moments in ms since 1970. */
export interface DayStats {
  /** From when it is counted: local midnight, or where the log begins. */
  since: number;
  /** Until when. */
  at: number;
  /** Conversations in which the agent wrote. */
  answered: number;
  /** Conversations that the agent ended. */
  ended: number;
  /** Conversations that the agent gave away. */
  transferred: number;
  /** Messages and files that the server has of the agent. */
  sent: number;
  /** Messages of customers. */
  received: number;
  /** Median of the times from a conversation's coming to the agent's first message; null: there was none. */
  firstAnswerMs: number | null;
  /** Calls that came and were answered. */
  callsIn: number;
  /** Calls that the agent dialled. */
  callsOut: number;
  /** Calls that came and were not answered here. */
  callsMissed: number;
  /** From answer to end, holds included. */
  talkMs: number;
  /** The longest first. */
  pauses: PauseFigure[];
}
