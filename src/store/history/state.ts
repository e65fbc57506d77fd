import { READ_IDLE, type ReadState } from '../../lib/failure';
import type { Recent } from '../../lib/recent';
import type {
  CallRow,
  HistoryFilter,
  HistoryTable,
  Period,
  RowChoice,
  RowDialog,
  ServiceRow,
  Sort,
} from './types';

/** Rows in the server's order, in pages of bounded size: what comes is put behind them, and none is copied again. */
export type RowPages<Row> = readonly (readonly Row[])[];

/** One of the tables. */
export interface TableState<Row> {
  /** The days that its rows are of; null: none were read. */
  period: Period | null;
  pages: RowPages<Row>;
  /** What a later read has brought so far; takes the rows' place once it is whole. */
  incoming: RowPages<Row> | null;
  read: ReadState;
  /** When the read began that is under way, or was the last one (ms). */
  startedAt: number;
  /** All rows of the period were read once. */
  isWhole: boolean;
  sort: Sort;
  /**
   * Classifications that the agent gave since the rows were read, by the id of the row or by the Call-ID of a call of
   * this session.
   */
  classified: Recent<RowChoice & { at: number }>;
}

/** The history of the agent's calls and services. */
export interface HistoryState {
  calls: TableState<CallRow>;
  services: TableState<ServiceRow>;
  /** The days that the agent chose; null: as delivered, one week. */
  period: Period | null;
  /** What the search box shows, and what filters the tables once typing rested. */
  search: { typed: string; applied: string };
  /** Which rows of each table the agent wants to see; absent: all. */
  filters?: Readonly<Partial<Record<HistoryTable, HistoryFilter>>>;
  dialog: RowDialog | null;
  /** The classification of a call that is on its way to the server. */
  asked: (RowChoice & { callId: string }) | null;
}

function emptyTable<Row>(): TableState<Row> {
  return {
    period: null,
    pages: [],
    incoming: null,
    read: READ_IDLE,
    startedAt: 0,
    isWhole: false,
    sort: { column: 'date', descending: true },
    classified: [],
  };
}

/** Before anything is known. */
export const initialState: HistoryState = {
  calls: emptyTable(),
  services: emptyTable(),
  period: null,
  search: { typed: '', applied: '' },
  dialog: null,
  asked: null,
};
