import type { ComponentType } from 'react';
import type { LogProblem, LogTimeline } from '../../store/actionLog/types';

/** Something that an action is about, and how it stood before the action; null: the state did not have it. */
export interface SubjectStanding {
  kind: 'conversation' | 'call' | 'message';
  id: string;
  standing: string | null;
}

/** The console as it stood at a place of the log, drawn by its own components. */
export type ScreensAt = ComponentType<{ position: number }>;

/** A log that was opened and replayed. */
export interface Replay {
  timeline: LogTimeline;
  /** The state after so many actions, as people read it. */
  stateAt(position: number): Readonly<Record<string, unknown>>;
  /** The state that the action at a position met, as people read it. */
  stateBefore(position: number): Readonly<Record<string, unknown>>;
  /** The domains that hear actions of a type. */
  hearersOf(type: string): readonly string[];
  /** How something stood in the state that the action at a position met. */
  standingBefore(position: number, kind: SubjectStanding['kind'], id: string): SubjectStanding;
  /** Takes the replay's store along, so that Redux DevTools shows the same place. */
  moved(from: number, to: number): void;
  Screens: ScreensAt;
}

/** What opening a file gave. */
export type Opening = { ok: true; replay: Replay } | { ok: false; problem: LogProblem };

/** Opens the text of a log file. */
export type OpenLog = (text: string) => Opening;
