import type { LogProblem, Timeline } from '../../store/actionLog/types';

/** A log that was opened and replayed. */
export interface Replay {
  timeline: Timeline;
  /** Takes the replay's store along, so that Redux DevTools shows the same place. */
  moved(from: number, to: number): void;
}

/** What opening a file gave. */
export type Opening = { ok: true; replay: Replay } | { ok: false; problem: LogProblem };

/** Opens the text of a log file. */
export type OpenLog = (text: string) => Opening;
