import type { HistoryState, TableState } from './state';
import type { HistoryTable } from './types';

/** The state with one table changed. */
export function inTable(
  state: HistoryState,
  table: HistoryTable,
  change: <Row>(before: TableState<Row>) => TableState<Row>,
): HistoryState {
  return table === 'calls'
    ? { ...state, calls: change(state.calls) }
    : { ...state, services: change(state.services) };
}
