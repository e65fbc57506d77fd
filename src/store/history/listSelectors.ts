import { createSelectorCreator, lruMemoize } from 'reselect';
import { withQueueType } from '../queueType';
import { selectTypeByName } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import { inIds, type Choices } from '../classificationChoices';
import { selectHistoryFilter } from './selectors';
import { withClassified } from './classified';
import { histogramOf, markOfCall, markOfService } from './histogram';
import { boundsOf } from './period';
import { columnsByTable } from './columns';
import { callFacets, countsOf, filteredRows, serviceFacets, type FacetCounts } from './facets';
import { matchingRows } from './search';
import { sessionRows } from './sessionCalls';
import { sortedCalls, sortedServices } from './sorting';
import type { CallRow, Histogram, HistoryColumn, HistoryTable, Period, ServiceRow } from './types';

/** Remembers the last result alone: every search would stay in memory otherwise. */
const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });

const selectChoices = createSelector(
  [
    ({ classification }: RootState) => classification.classifications,
    ({ classification }: RootState) => classification.subclassifications,
  ],
  (classifications, subclassifications): Choices => ({ classifications, subclassifications }),
);

/**
 * An old server may not know the days that it was asked for, and answer with more. A row without a time cannot be told
 * from those that were asked for, and stays.
 */
function within<Row extends { startedAt: number | null }>(
  rows: readonly Row[],
  period: Period | null,
): Row[] {
  if (period === null) return [];
  const { from, until } = boundsOf(period);
  return rows.filter(({ startedAt: at }) => at === null || (at >= from && at < until));
}

/** The calls of the days, with those that ended in this session and no read has brought yet. */
const selectAllCalls = createSelector(
  [
    ({ history }: RootState) => history.calls.pages,
    ({ history }: RootState) => history.calls.period,
    ({ calls }: RootState) => calls.ended,
    ({ connection }: RootState) => connection.clockOffset,
  ],
  (pages, period, ended, clockOffset): readonly CallRow[] => {
    const rows = pages.flat();
    return within([...sessionRows(ended, rows, clockOffset), ...rows], period);
  },
);

/** Classifications of calls, by the ids of their rows. */
const selectSaidOfCalls = createSelector(
  [({ history }: RootState) => history.calls.classified, ({ calls }: RootState) => calls.ended],
  (classified, ended) =>
    classified.map(([key, choice]) => {
      const call = ended.find(({ id }) => id === key);
      return [call?.uniqueId ?? key, choice] as const;
    }),
);

const selectSortedCalls = createSelector(
  [selectAllCalls, selectSaidOfCalls, selectChoices, ({ history }: RootState) => history.calls.sort],
  (rows, said, choices, sort): readonly CallRow[] =>
    sortedCalls(
      withClassified(rows, said, ({ id }) => id, choices),
      sort,
    ),
);

/** The calls that a table shows: those of the days that the search and the filter match, as they are sorted. */
export const selectListedCalls = createSelector(
  [
    selectSortedCalls,
    ({ history }: RootState) => history.search.applied,
    (state: RootState) => selectHistoryFilter(state, 'calls'),
  ],
  (rows, applied, filter): readonly CallRow[] =>
    filteredRows(matchingRows(rows, applied), callFacets, filter),
);

const selectAllServices = createSelector(
  [
    ({ history }: RootState) => history.services.pages,
    ({ history }: RootState) => history.services.period,
    selectTypeByName,
  ],
  (pages, period, types): readonly ServiceRow[] =>
    within(pages.flat(), period).map((row) => {
      const conversation = withQueueType(row.conversation, types);
      return conversation === row.conversation ? row : { ...row, conversation };
    }),
);

const selectSortedServices = createSelector(
  [
    selectAllServices,
    ({ history }: RootState) => history.services.classified,
    selectChoices,
    ({ history }: RootState) => history.services.sort,
  ],
  (rows, said, choices, sort): readonly ServiceRow[] =>
    sortedServices(
      withClassified(rows, said, ({ conversation }) => conversation.id, choices),
      sort,
    ),
);

/** The services that a table shows: those of the days that the search and the filter match, as they are sorted. */
export const selectListedServices = createSelector(
  [
    selectSortedServices,
    ({ history }: RootState) => history.search.applied,
    (state: RootState) => selectHistoryFilter(state, 'services'),
  ],
  (rows, applied, filter): readonly ServiceRow[] =>
    filteredRows(matchingRows(rows, applied), serviceFacets, filter),
);

const selectCallCounts = createSelector([selectSortedCalls], (rows) => countsOf(rows, callFacets));

const selectServiceCounts = createSelector([selectSortedServices], (rows) => countsOf(rows, serviceFacets));

/** What the rows of a table's days can be chosen by, with how many each choice has. */
export function selectFacetCounts(state: RootState, table: HistoryTable): FacetCounts {
  return table === 'calls' ? selectCallCounts(state) : selectServiceCounts(state);
}

/** When the calls that a table shows were, and which way. */
export const selectCallHistogram = createSelector(
  [selectListedCalls, ({ history }: RootState) => history.calls.period],
  (rows, period): Histogram | null => period && histogramOf(rows.map(markOfCall), period),
);

/** When the services that a table shows were, and which way. */
export const selectServiceHistogram = createSelector(
  [selectListedServices, ({ history }: RootState) => history.services.period],
  (rows, period): Histogram | null => period && histogramOf(rows.map(markOfService), period),
);

/** Whether a table can be sorted by a column. */
export function isSortable(table: HistoryTable, column: HistoryColumn): boolean {
  return (columnsByTable[table][column]?.sort ?? null) !== null;
}

/** A row of either table. */
export type ClassifiedRow = CallRow | ServiceRow;

/** The row that the classify dialog is about; null while it is closed, or where the row is no more. */
export function selectClassifiedRow(state: RootState): ClassifiedRow | null {
  const { dialog } = state.history;
  if (dialog === null) return null;
  const { id, table } = dialog;
  const found =
    table === 'calls'
      ? selectSortedCalls(state).find((row) => row.id === id)
      : selectSortedServices(state).find(({ conversation }) => conversation.id === id);
  return found ?? null;
}

/** How that row is classified so far, by the choices of its queue. */
export const selectRowClassification = createSelector(
  [selectClassifiedRow, ({ classification }: RootState) => classification],
  (row, { classifications, subclassifications }) => {
    if (row === null) return null;
    const { queue } = 'conversation' in row ? row.conversation : row;
    const mine = classifications.filter(
      ({ queues }) => queues.length === 0 || queue === null || queue === '' || queues.includes(queue),
    );
    return inIds(row, { classifications: mine, subclassifications });
  },
);
