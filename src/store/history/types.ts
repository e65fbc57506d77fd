import type { Conversation } from '../conversations/types';
import type { Failure } from '../../lib/failure';

/** The two tables of the history (spec 2 §2): telephone calls, and the services of all other channels and of voice. */
export type HistoryTable = 'calls' | 'services';

/** Calendar days of the agent's clock, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** A telephone call that is over (spec 2 §3, Call history row). */
export interface CallRow {
  /** The centre's id of the call; of one that it did not number yet, the SIP Call-ID. */
  id: string;
  /** The centre's id; null while it is not known. */
  uniqueId: string | null;
  /** ms since 1970; null: the server did not say. */
  startedAt: number | null;
  number: string;
  name: string | null;
  direction: 'incoming' | 'outgoing';
  answered: boolean;
  queue: string | null;
  /** How long was spoken, in seconds; null where nobody answered. */
  seconds: number | null;
  classification: string | null;
  subclassification: string | null;
  notes: string | null;
}

/** A service of the past or at work (spec 2 §3, Omnichannel service row), with its latest classification. */
export interface ServiceRow {
  conversation: Conversation;
  /** ms since 1970; null: the server did not say. */
  startedAt: number | null;
  classification: string | null;
  subclassification: string | null;
  notes: string | null;
}

/** The columns of the calls, in their order. */
export type CallColumn =
  | 'date'
  | 'number'
  | 'name'
  | 'duration'
  | 'status'
  | 'call'
  | 'classify'
  | 'classification'
  | 'subclassification'
  | 'notes';

/** The columns of the services, in their order. */
export type ServiceColumn =
  | 'protocol'
  | 'type'
  | 'date'
  | 'number'
  | 'name'
  | 'direction'
  | 'queue'
  | 'classify'
  | 'classification'
  | 'subclassification'
  | 'notes'
  | 'view'
  | 'call';

/** Any column of either table. */
export type HistoryColumn = CallColumn | ServiceColumn;

/** By what the rows of a table can be chosen beside the words in them. */
export type HistoryFacet = 'channel' | 'queue' | 'direction' | 'status' | 'classification';

/** The one value of each facet that a table shows; '': of rows without any; absent: all. */
export type HistoryFilter = Readonly<Partial<Record<HistoryFacet, string>>>;

/** By what a table is sorted. */
export interface Sort {
  column: HistoryColumn;
  descending: boolean;
}

/** Which way something went (`other`: the server does not say); of calls also that nobody answered. */
export type HistogramKind = 'incoming' | 'outgoing' | 'missed' | 'other';

/** How many there were in a stretch of time. */
export interface HistogramBin {
  /** When it begins, ms since 1970. */
  at: number;
  /** Its days; of an hour its day. */
  days: Period;
  counts: Record<HistogramKind, number>;
}

/** How many there were when: by hours of one day, by days, or by several days where there would be too many. */
export interface Histogram {
  unit: 'hour' | 'days';
  bins: HistogramBin[];
}

/** How the agent classified a row, by ids. */
export interface RowChoice {
  classificationId: string;
  subclassificationId: string | null;
  notes: string;
}

/** The classify dialog of one row, and how the saving stands. */
export interface RowDialog {
  table: HistoryTable;
  id: string;
  saving: boolean;
  failure: Failure | null;
}
