import { latestFirst } from '../../lib/time';
import { callColumns, serviceColumns, type ColumnData, type SortKey } from './columns';
import type { CallRow, HistoryColumn, ServiceRow, Sort } from './types';

function compare(a: SortKey, b: SortKey): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

function sorted<Row extends { startedAt: number | null }>(
  rows: readonly Row[],
  columns: Readonly<Partial<Record<HistoryColumn, ColumnData<Row>>>>,
  { column, descending }: Sort,
): readonly Row[] {
  const keyOf = columns[column]?.sort ?? null;
  if (keyOf === null) return rows;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    const order = compare(a.key, b.key);
    if (order === 0) return latestFirst(a.row.startedAt, b.row.startedAt);
    // What has nothing stays at the end.
    return descending && a.key !== null && b.key !== null ? -order : order;
  });
  return keyed.map(({ row }) => row);
}

/** Calls by a column; among equals the latest first. */
export function sortedCalls(rows: readonly CallRow[], sort: Sort): readonly CallRow[] {
  return sorted(rows, callColumns, sort);
}

/** Services by a column; among equals the latest first. */
export function sortedServices(rows: readonly ServiceRow[], sort: Sort): readonly ServiceRow[] {
  return sorted(rows, serviceColumns, sort);
}
