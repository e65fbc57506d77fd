import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { DroppedRows, WireOddities, WireOddity } from './types';

/** What was odd about what the server sends, added up over the session (contract §0). */
export interface WireState {
  /** One entry for each source and entity. */
  oddities: readonly WireOddities[];
  /** One entry for each source and entity: how many rows could not be shown. */
  dropped: readonly DroppedRows[];
}

const initialState: WireState = { oddities: [], dropped: [] };

interface Place {
  source: string;
  entity: string;
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.source === b.source && a.entity === b.entity;
}

function added(known: readonly WireOddity[], more: readonly WireOddity[]): WireOddity[] {
  const sums = new Map(known.map((one) => [`${one.field} ${one.kind}`, one]));
  for (const one of more) {
    const key = `${one.field} ${one.kind}`;
    sums.set(key, { ...one, count: (sums.get(key)?.count ?? 0) + one.count });
  }
  return [...sums.values()];
}

function withOddities(state: WireState, report: WireOddities): WireState {
  const known = state.oddities.find((one) => isSamePlace(one, report));
  const entry = { ...report, fields: added(known?.fields ?? [], report.fields) };
  return { ...state, oddities: [...state.oddities.filter((one) => one !== known), entry] };
}

function withDropped(state: WireState, report: DroppedRows): WireState {
  const known = state.dropped.find((one) => isSamePlace(one, report));
  const entry = { ...report, count: (known?.count ?? 0) + report.count };
  return { ...state, dropped: [...state.dropped.filter((one) => one !== known), entry] };
}

/** Folds the facts of how the server writes. */
export const wireReducer = plainReducer<WireState>(initialState, (on) => {
  on(actions.odditiesNoticed, (state, { payload }) => withOddities(state, payload));
  on(actions.rowsDropped, (state, { payload }) => withDropped(state, payload));
  on(loggedOut, () => initialState);
});
