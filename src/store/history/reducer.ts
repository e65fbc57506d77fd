import { loggedOut } from '../auth/actions';
import * as calls from '../calls/actions';
import { failureIn, READ_IDLE, READ_LOADED, READ_LOADING, readFailed } from '../../lib/failure';
import { plainReducer, type On } from '../plainReducer';
import { withRecent } from '../../lib/recent';
import * as actions from './actions';
import { initialState, type HistoryState, type RowPages, type TableState } from './state';
import type { HistoryTable, Period, RowChoice, RowDialog } from './types';

/** The state with one table changed. */
function inTable(
  state: HistoryState,
  table: HistoryTable,
  change: <Row>(before: TableState<Row>) => TableState<Row>,
): HistoryState {
  return table === 'calls'
    ? { ...state, calls: change(state.calls) }
    : { ...state, services: change(state.services) };
}

const PAGE = 250;

function appended<Row>(pages: RowPages<Row>, rows: readonly Row[]): RowPages<Row> {
  const count = Math.ceil(rows.length / PAGE);
  return [
    ...pages,
    ...Array.from({ length: count }, (_, page) => rows.slice(page * PAGE, (page + 1) * PAGE)),
  ];
}

/** Rows of the same days stay on screen until the later ones are whole; those of other days go at once. */
function begun<Row>(table: TableState<Row>, period: Period, startedAt: number): TableState<Row> {
  const isSame = table.period?.from === period.from && table.period.to === period.to;
  const stays = isSame && table.isWhole;
  const rows = stays ? { incoming: [] } : { pages: [], incoming: null, isWhole: false };
  return { ...table, ...rows, period, startedAt, read: READ_LOADING };
}

function grown<Row>(table: TableState<Row>, rows: readonly Row[]): TableState<Row> {
  if (table.read.status !== 'loading') return table;
  return table.incoming === null
    ? { ...table, pages: appended(table.pages, rows) }
    : { ...table, incoming: appended(table.incoming, rows) };
}

/** Classifications from before the read began are in its rows; later ones may not be, and those that wait are not. */
function completed<Row>(table: TableState<Row>, kept: readonly string[]): TableState<Row> {
  const { incoming, pages, startedAt } = table;
  const classified = table.classified.filter(([id, { at }]) => at >= startedAt || kept.includes(id));
  return {
    ...table,
    pages: incoming ?? pages,
    incoming: null,
    isWhole: true,
    read: READ_LOADED,
    classified,
  };
}

function reading(on: On<HistoryState>): void {
  on(actions.readStarted, (state, { payload: { table, period }, meta }) =>
    inTable(state, table, (before) => begun(before, period, meta.at)),
  );
  on(actions.callsLoaded, (state, { payload }) => ({ ...state, calls: grown(state.calls, payload.rows) }));
  on(actions.servicesLoaded, (state, { payload }) => ({
    ...state,
    services: grown(state.services, payload.rows),
  }));
  on(actions.readCompleted, (state, { payload }) =>
    inTable(state, payload.table, (before) => completed(before, payload.kept ?? [])),
  );
  on(actions.readFailed, (state, { payload: { table, code, message } }) =>
    inTable(state, table, (before) => ({
      ...before,
      incoming: null,
      read: readFailed({ code, message }),
    })),
  );
}

/** Frees the rows when the agent leaves the screen; a classification may wait for the server, till the next read tells. */
function left<Row>(table: TableState<Row>): TableState<Row> {
  const nothing = { period: null, pages: [], incoming: null, isWhole: false };
  return { ...table, ...nothing, read: READ_IDLE };
}

function looking(on: On<HistoryState>): void {
  on(actions.leaveRequested, (state) => ({
    ...state,
    calls: left(state.calls),
    services: left(state.services),
    dialog: null,
  }));
  on(actions.periodRequested, (state, { payload }) => ({ ...state, period: payload.period }));
  on(actions.searchRequested, (state, { payload }) => ({
    ...state,
    search: { ...state.search, typed: payload.text },
  }));
  on(actions.searchSettled, (state, { payload }) => ({
    ...state,
    search: { ...state.search, applied: payload.text },
  }));
  on(actions.filterRequested, (state, { payload: { table, facet, value } }) => {
    const { [facet]: _former, ...others } = state.filters?.[table] ?? {};
    const filter = value === null ? others : { ...others, [facet]: value };
    return { ...state, filters: { ...state.filters, [table]: filter } };
  });
  on(actions.filterClearRequested, (state, { payload: { table } }) => ({
    ...state,
    filters: { ...state.filters, [table]: {} },
  }));
  on(actions.sortRequested, (state, { payload: { table, sort } }) =>
    inTable(state, table, (before) => ({ ...before, sort })),
  );
}

function said(state: HistoryState, table: HistoryTable, key: string, choice: RowChoice, at: number) {
  const { classificationId, subclassificationId, notes } = choice;
  const one = { classificationId, subclassificationId, notes, at };
  return inTable(state, table, (before) => ({
    ...before,
    classified: withRecent(before.classified, key, one),
  }));
}

function inDialog(
  state: HistoryState,
  of: Pick<RowDialog, 'table' | 'id'>,
  fields: Partial<RowDialog> | null,
): HistoryState {
  const { dialog } = state;
  if (dialog?.table !== of.table || dialog.id !== of.id) return state;
  return { ...state, dialog: fields === null ? null : { ...dialog, ...fields } };
}

function classifying(on: On<HistoryState>): void {
  on(actions.classifyOpenRequested, (state, { payload }) => ({
    ...state,
    dialog: { ...payload, saving: false, failure: null },
  }));
  on(actions.classifyCloseRequested, (state) => (state.dialog === null ? state : { ...state, dialog: null }));
  on(actions.classifyStarted, (state, { payload }) =>
    inDialog(state, payload, { saving: true, failure: null }),
  );
  on(actions.classified, (state, { payload, meta }) =>
    inDialog(said(state, payload.table, payload.id, payload, meta.at), payload, null),
  );
  on(actions.classifyFailed, (state, { payload }) =>
    inDialog(state, payload, { saving: false, failure: failureIn(payload) }),
  );
  // `classifyRequested` has what the agent chose; `classified` says only that the server took it.
  on(calls.classifyRequested, (state, { payload }) => {
    const { callId, classificationId, subclassificationId, notes } = payload;
    return { ...state, asked: { callId, classificationId, subclassificationId, notes } };
  });
  on(calls.classified, (state, { payload: { callId }, meta }) =>
    state.asked?.callId === callId
      ? said({ ...state, asked: null }, 'calls', callId, state.asked, meta.at)
      : state,
  );
}

/** Folds what the agent looks at in the history. */
export const historyReducer = plainReducer<HistoryState>(initialState, (on) => {
  reading(on);
  looking(on);
  classifying(on);
  on(loggedOut, () => initialState);
});
