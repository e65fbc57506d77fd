import type { StampedAction } from '../stamp';

/**
 * The head of a stretch of the log: the state before its first action, redacted, and who recorded it.
 * Snapshots and actions are as old as `schema` says (see upcasters).
 */
export interface SegmentHeader {
  /** Sorts by time: the page, then the number of the segment in it. */
  id: string;
  /** The page that recorded it: the id of the first action of that page. */
  page: string;
  /** Format of the log; grows when the shape of this header or of batches changes. */
  format: number;
  /** Version of the console. */
  app: string;
  /** Version of actions and state: how many upcasters there were, plus one. */
  schema: number;
  /** ms since 1970. */
  startedAt: number;
  /** Whether the segment before it leads to this snapshot: false on a new page, or after a gap. */
  continues: boolean;
  snapshot: unknown;
}

/** Actions written at one go; `index` counts from 0 in its segment. */
export interface LogBatch {
  segment: string;
  index: number;
  actions: StampedAction[];
}

/** A segment read back with all its actions in order. */
export interface LogSegment extends SegmentHeader {
  actions: StampedAction[];
}

/** What a log file says of itself. */
export interface LogHeader {
  format: number;
  /** Version of the console that exported it. */
  app: string;
  schema: number;
  startedAt: number;
  exportedAt: number;
  /** How many there are in all segments. */
  actions: number;
  /** Of the redacted state that the live store had when the file was made (see stateHash). */
  finalStateHash: string;
}

/** The log as the replay page and the command line read it. */
export interface LogFile {
  header: LogHeader;
  segments: LogSegment[];
}
