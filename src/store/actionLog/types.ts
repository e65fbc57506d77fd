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
  /** Hash of the sources that the console was built from; absent in old logs. */
  build?: string;
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
  /** Hash of the sources of that console; absent in old logs. */
  build?: string;
  /** The page that exported it, as the server was told (`X-Sessao`); absent in old logs. */
  session?: string;
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

/**
 * How well this version reads a log. `exact`: recorded in the present schema. `translated`: upcasters brought all of it
 * up to that schema. `inexact`: something of it had to be guessed, or is not known.
 */
export type LogFidelity = 'exact' | 'translated' | 'inexact';

/** What bringing a log up to the present schema did to one action, or to the snapshot of a segment. */
export interface Translation {
  /** Of the action; of a snapshot, how many actions come before it. */
  position: number;
  /** Type of the action as it was recorded; '' for a snapshot. */
  type: string;
  /** `→ type`, and the paths of the fields that were added (`+`), taken away (`-`) or changed (`~`). */
  changes: readonly string[];
}

/** Why a log cannot be read exactly. */
export type Doubt =
  /** This version has no action or no domain of that name. */
  | { kind: 'unknownType' | 'unknownDomain'; name: string; count: number }
  /** So many actions and snapshots lack what the present schema has; what it begins with was put in. */
  | { kind: 'guessed'; count: number }
  /** A file for Redux DevTools that does not tell its schema: what is old in it is brought up. */
  | { kind: 'untold' };

/** Where a log comes from, and how well this version reads it. */
export interface LogOrigin {
  fidelity: LogFidelity;
  /** Null where the file does not tell. */
  schema: number | null;
  app: string | null;
  build: string | null;
  session: string | null;
  translations: readonly Translation[];
  doubts: readonly Doubt[];
}

/** A log that was read; has one segment at least. */
export interface ReadLog {
  kind: 'full' | 'devtools';
  origin: LogOrigin;
  header: LogHeader | null;
  segments: readonly [ReadSegment, ...ReadSegment[]];
  /** The hash that the live store had at the end; null where the log was not read exactly, or the file tells none. */
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
export interface LogTimeline {
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
  /** Where it changes something, it puts in what the recording probably had: the log is not read exactly. */
  guesses?: true;
  /** By the action's type in the older schema. */
  actions: Readonly<Record<string, (action: StampedAction) => StampedAction>>;
  /** Of a whole snapshot. */
  snapshot(state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}
