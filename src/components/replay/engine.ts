import type { LogProblem, Timeline } from '../../store/actionLog/types';

/** A log that was opened and replayed. */
export interface Replay {
  timeline: Timeline;
  /** The state after so many actions, as people read it. */
  stateAt(position: number): Readonly<Record<string, unknown>>;
  /** The state that the action at a position met, as people read it. */
  stateBefore(position: number): Readonly<Record<string, unknown>>;
  /** Takes the replay's store along, so that Redux DevTools shows the same place. */
  moved(from: number, to: number): void;
}

/** What opening a file gave. */
export type Opening = { ok: true; replay: Replay } | { ok: false; problem: LogProblem };

/** Opens the text of a log file. */
export type OpenLog = (text: string) => Opening;
