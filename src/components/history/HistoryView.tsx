import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  selectAppliedHistorySearch,
  selectHistoryFilter,
  selectHistoryRead,
  selectHistorySort,
  selectIsHistoryWhole,
  selectTypedHistorySearch,
} from '../../store/history/selectors';
import type { HistoryTable } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { searchRequested } from '../../store/history/actions';
import { DroppedRows, InlineError, ListSkeleton } from '../ui/feedback';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';
import { T, useText, type TextId } from '../intl';
import { SearchField } from '../ui/searchField/SearchField';
import type { Column } from './column';
import { ColumnMenu, useShownColumns } from './ColumnMenu';
import { FilterBar } from './FilterBar';
import { ExportButton } from './ExportButton';
import { NoRows } from './NoRows';
import { Pager } from './Pager';
import { PeriodField } from './PeriodField';
import { RowsOfPage } from './RowsOfPage';
import { SortHeader } from './SortHeader';
import { useCountAnnouncement } from './useCountAnnouncement';
import { usePeriod, useReading } from './useHistoryRead';
import { usePage, type PageOfRows } from './usePage';

const Histogram = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './Histogram')).Histogram,
}));

/** Search over all that the rows say in words. */
function HistorySearch(): ReactNode {
  const request = useRequest();
  const typed = useAppSelector(selectTypedHistorySearch);
  return (
    <div className="history__search">
      <SearchField
        label="history.search"
        focusName="search"
        typed={typed}
        onType={(text) => request(searchRequested({ text }))}
      />
    </div>
  );
}

interface Props<Row> {
  table: HistoryTable;
  /** What its rows are. */
  name: TextId;
  columns: readonly Column<Row>[];
  /** Those of the days that the search matches, as they are sorted. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
}

interface TableProps<Row> extends Props<Row> {
  page: PageOfRows;
  isBusy: boolean;
}

function TableOfPage<Row>({ table, name, columns, rows, idOf, page, isBusy }: TableProps<Row>): ReactNode {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { number, size } = page;
  // What is on another page begins at its top.
  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [number, size]);
  return (
    <>
      <div ref={scroller} className="history__scroll">
        <table
          className="history__table"
          aria-label={t(name)}
          aria-rowcount={rows.length + 1}
          aria-busy={isBusy}
        >
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <SortHeader key={column.key} table={table} column={column} />
              ))}
            </tr>
          </thead>
          <RowsOfPage
            rows={rows.slice(number * size, (number + 1) * size)}
            before={number * size}
            columns={columns}
            idOf={idOf}
          />
        </table>
      </div>
      <Pager page={page} />
    </>
  );
}

/** One of the tables with all that can be done with it. */
export function HistoryView<Row>(props: Props<Row>): ReactNode {
  const { table, columns, rows } = props;
  const period = usePeriod();
  const read = useReading(table, period);
  const { status, failure } = useAppSelector((state) => selectHistoryRead(state, table));
  const isWhole = useAppSelector((state) => selectIsHistoryWhole(state, table));
  const sort = useAppSelector((state) => selectHistorySort(state, table));
  const applied = useAppSelector(selectAppliedHistorySearch);
  const filter = useAppSelector((state) => selectHistoryFilter(state, table));
  const shown = useShownColumns({ table, columns });
  const page = usePage(rows.length, JSON.stringify([period, sort, applied, filter]));
  useCountAnnouncement(JSON.stringify([applied.trim(), filter]), rows.length);
  const isBusy = status === 'loading' || status === 'idle';
  return (
    <div className="history">
      <div className="history__tools">
        <HistorySearch />
        <PeriodField period={period} />
        <div className="history__actions">
          <span className="history__reading">{isBusy && <T id="history.reading" />}</span>
          <ColumnMenu table={table} columns={columns} />
          <ExportButton table={table} columns={shown} rows={isWhole ? rows : []} period={period} />
        </div>
      </div>
      <FilterBar table={table} />
      <ErrorBoundary>
        <Suspense fallback={<div className="histogram" />}>
          <Histogram table={table} period={period} />
        </Suspense>
      </ErrorBoundary>
      {failure !== null && <InlineError what="history.readFailed" failure={failure} onRetry={read} />}
      {!isBusy && <DroppedRows list={table} />}
      {rows.length > 0 && <TableOfPage {...props} columns={shown} page={page} isBusy={isBusy} />}
      {rows.length === 0 && !isWhole && isBusy && <ListSkeleton rows={8} />}
      {rows.length === 0 && isWhole && <NoRows table={table} />}
    </div>
  );
}
