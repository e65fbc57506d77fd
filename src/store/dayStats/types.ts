import type { AgentStatus } from '../agent/types';

/** How long the agent paused for one reason. */
export interface PauseFigure {
  /** '' where nobody said why. */
  reason: string;
  ms: number;
}

/** A status that the agent had, from when to when. */
export interface StatusSpan {
  status: AgentStatus;
  /** Of a pause; '' where nobody said why. Null: it is none. */
  reason: string | null;
  from: number;
  to: number;
}

/** What came to the agent and what they did in one hour of the clock. */
export interface HourFigures {
  /** When it began. */
  at: number;
  /** Conversations that became the agent's. */
  received: number;
  /** Conversations in which the agent wrote for the first time that day. */
  answered: number;
  callsIn: number;
  callsOut: number;
  callsMissed: number;
}

/** A conversation's first answer: when, and how long after it came. */
export interface FirstAnswer {
  at: number;
  ms: number;
}

/** How often the agent chose a classification; under its id where nobody said its name. */
export interface ClassificationFigure {
  name: string;
  count: number;
}

/** How one call sounded; MOS from 1 to 4.5. */
export interface CallSound {
  from: number;
  to: number;
  average: number;
  lowest: number;
}

/** A day as it went, for pictures. */
export interface DayCourse {
  /** In their order; between two of them nobody knows. */
  statuses: StatusSpan[];
  /** From the first hour with something in it to the last, without a gap. */
  hours: HourFigures[];
  firstAnswers: FirstAnswer[];
  /** The most frequent first. */
  classifications: ClassificationFigure[];
  sounds: CallSound[];
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
  /** Messages and files that the server has of the agent, written in this browser or elsewhere. */
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
  /** Absent in what was counted before there were pictures. */
  course?: DayCourse;
}
