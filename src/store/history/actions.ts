import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { CallRow, HistoryFacet, HistoryTable, Period, RowChoice, ServiceRow, Sort } from './types';

/** A row of one of the tables. */
interface OfRow {
  table: HistoryTable;
  id: string;
}

/** A table came on screen, for other days, or the agent asked again after a failed read. */
export const readRequested = request('history/readRequested')<{ table: HistoryTable; period: Period }>();
/** The agent left the history: its rows need not be kept. */
export const leaveRequested = request('history/leaveRequested')();
/** The agent chose the days of both tables. */
export const periodRequested = request('history/periodRequested')<{ period: Period }>();
/** The agent typed in the search box. */
export const searchRequested = request('history/searchRequested')<{ text: string }>();
/** The agent wants only rows of one value of a facet in a table, or (null) all of them again. */
export const filterRequested = request('history/filterRequested')<{
  table: HistoryTable;
  facet: HistoryFacet;
  value: string | null;
}>();
/** The agent wants the rows of a table whatever their facets are. */
export const filterClearRequested = request('history/filterClearRequested')<{ table: HistoryTable }>();
/** The agent sorted a table. */
export const sortRequested = request('history/sortRequested')<{ table: HistoryTable; sort: Sort }>();
/** The agent opens the classify dialog of a row. */
export const classifyOpenRequested = request('history/classifyOpenRequested')<OfRow>();
/** The agent leaves that dialog. */
export const classifyCloseRequested = request('history/classifyCloseRequested')();
/** The agent saves the classification of a row; calls may have a protocol number of their own. */
export const classifyRequested = request('history/classifyRequested')<
  OfRow & RowChoice & { protocol: string }
>();
/** The agent wants what a table shows as a file, whose text waits in the handles. */
export const exportRequested = request('history/exportRequested')<{
  table: HistoryTable;
  textId: string;
  fileName: string;
  rows: number;
}>();
/** The search text rested for 500 ms and now filters the tables (spec 1 §9). */
export const searchSettled = fact('history/searchSettled')<{ text: string }>();
/** A read of a table went out. */
export const readStarted = fact('history/readStarted')<{ table: HistoryTable; period: Period }>();
/** Some of the calls that are being read. */
export const callsLoaded = fact('history/callsLoaded')<{ rows: CallRow[] }>();
/** Some of the services that are being read. */
export const servicesLoaded = fact('history/servicesLoaded')<{ rows: ServiceRow[] }>();
/** All rows of a table are read: those that did not come are no more. */
export const readCompleted = fact('history/readCompleted')<{
  table: HistoryTable;
  /** Rows whose classification the server does not have yet. */
  kept?: string[];
}>();
/** The read of a table failed; what is on screen stays. */
export const readFailed = fact('history/readFailed')<Failure & { table: HistoryTable }>();
/** The classification of a row went out. */
export const classifyStarted = fact('history/classifyStarted')<OfRow>();
/** The server has the classification of a row. */
export const classified = fact('history/classified')<OfRow & RowChoice>();
/** The server did not take it; the dialog stays with what was filled in. */
export const classifyFailed = fact('history/classifyFailed')<Failure & OfRow>();
/** A table was handed to the browser as a file. */
export const exported = fact('history/exported')<{ table: HistoryTable; rows: number }>();
