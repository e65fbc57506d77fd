import type { RootState } from '../rootReducer';
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

/** Why a file is no log that can be replayed. */
export type LogProblem =
  | { kind: 'notJson' }
  /** At `path` the file has `received` where `expected` belongs. */
  | { kind: 'shape'; path: string; expected: string; received: string }
  /** Written by a later version of the console. */
  | { kind: 'newer'; app: string };

/** A segment that was read: the present schema, and a snapshot to fold on. */
export interface ReadSegment {
  app: string;
  startedAt: number;
  continues: boolean;
  snapshot: RootState;
  /** The domains that its recording knew; those that came later do not count when states are compared. */
  domains: readonly string[];
  actions: readonly StampedAction[];
}

/** A log that was read; has one segment at least. */
export interface ReadLog {
  kind: 'full' | 'devtools';
  header: LogHeader | null;
  segments: readonly [ReadSegment, ...ReadSegment[]];
  /** The hash that the live store had at the end, where the file tells it for the present schema. */
  recordedHash: string | null;
}

/** What an action did to the state in a replay. */
export type Effect =
  | 'changed'
  /** No domain hears it. */
  | 'unheard'
  /** It was illegal in that state: domains that hear it let the state be as it was. */
  | 'nothing'
  /** An event of the server's stream that had been followed before. */
  | 'seenBefore'
  /** A reducer threw. */
  | 'threw';

/** One action of a log that is replayed. */
export interface TimelineEntry {
  /** The state after it is at `position`; 0 is the state before the first action. */
  position: number;
  action: StampedAction;
  /** Number of its segment in the log. */
  segment: number;
  effect: Effect;
}

/** Something in a log that a developer should look at. */
export interface Anomaly {
  position: number;
  /** ms since 1970. */
  at: number;
  kind:
    | 'rejected'
    | 'ignored'
    | 'dropped'
    | 'sagaFailed'
    | 'featureLost'
    | 'nothing'
    | 'seenBefore'
    | 'threw'
    /** A later snapshot is not what the actions before it lead to. */
    | 'snapshotDiffers';
  /** Type of the action. */
  type: string;
  detail: string;
}

/** A replayed log: every state of it can be had again. */
export interface Timeline {
  log: ReadLog;
  entries: readonly TimelineEntry[];
  anomalies: readonly Anomaly[];
  /** Hash of the last state. */
  finalHash: string;
  /** The state after `position` actions. */
  stateAt(position: number): RootState;
  /** The state that the action at `position` met; at 0 the first snapshot. */
  stateBefore(position: number): RootState;
}

/**
 * What changed from one schema of actions and state to the next. Pure, run at import before anything
 * is replayed; once released it is never edited, a later change gets an upcaster of its own.
 */
export interface Upcaster {
  /** By the action's type in the older schema. */
  actions: Readonly<Record<string, (action: StampedAction) => StampedAction>>;
  /** Of a whole snapshot. */
  snapshot(state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}
