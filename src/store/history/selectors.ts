import type { ReadState } from '../../lib/failure';
import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { HistoryFilter, HistoryTable, Period, RowDialog, Sort } from './types';

/** The days that the agent chose; null: as delivered. */
export function selectHistoryPeriod({ history }: RootState): Period | null {
  return history.period;
}

/** Where the read of a table stands. */
export function selectHistoryRead({ history }: RootState, table: HistoryTable): ReadState {
  return history[table].read;
}

/** The table on screen, which was read last, and its days; null: the agent is elsewhere. */
export function selectShownHistory({
  history: { calls, services },
}: RootState): { table: HistoryTable; period: Period } | null {
  const table = services.period === null || calls.startedAt > services.startedAt ? 'calls' : 'services';
  const { period } = table === 'calls' ? calls : services;
  return period === null ? null : { table, period };
}

/** Whether all rows of the days were read once: before that some of them are still to come. */
export function selectIsHistoryWhole({ history }: RootState, table: HistoryTable): boolean {
  return history[table].isWhole;
}

/** By what a table is sorted. */
export function selectHistorySort({ history }: RootState, table: HistoryTable): Sort {
  return history[table].sort;
}

/** What the search box of the history shows. */
export function selectTypedHistorySearch({ history }: RootState): string {
  return history.search.typed;
}

/** What filters the tables, once typing rested. */
export function selectAppliedHistorySearch({ history }: RootState): string {
  return history.search.applied;
}

const EVERYTHING: HistoryFilter = {};

/** Which rows of a table the agent wants to see. */
export function selectHistoryFilter({ history }: RootState, table: HistoryTable): HistoryFilter {
  return history.filters?.[table] ?? EVERYTHING;
}

/** The open classify dialog of a row; null while it is closed. */
export function selectRowDialog({ history }: RootState): RowDialog | null {
  return history.dialog;
}

const NONE: readonly string[] = [];

/** The columns of a table that the signed-in agent does not want to see. */
export function selectHiddenColumns({ ui, auth }: RootState, table: HistoryTable): readonly string[] {
  return entryOf(ui.historyColumns, auth.user?.login ?? '')?.[table] ?? NONE;
}
