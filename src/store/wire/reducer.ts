import { loggedOut } from '../auth/actions';
import { customerHistoryOpenRequested } from '../conversations/actions';
import { readStarted as historyReadStarted } from '../history/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { DroppedRows, ListName, ListPart, WireOddities, WireOddity } from './types';

/** What was odd about what the server sends, added up over the session (contract §0). */
export interface WireState {
  /** One entry for each source and entity. */
  oddities: readonly WireOddities[];
  /** One entry for each source and entity: how many rows could not be shown. */
  dropped: readonly DroppedRows[];
  /** How many rows the latest reads could not show, by list (`keyOf`) and part; '' is its beginning. */
  lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const initialState: WireState = { oddities: [], dropped: [], lists: {} };

/** What a list is called in the state. */
export function keyOf({ list, of }: Pick<ListPart, 'list' | 'of'>): string {
  return of === null ? list : `${list} ${of}`;
}

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

/** The list after a read of one part; whatever was read before a new beginning counts no more. */
function withPart(state: WireState, read: ListPart, count: number): WireState {
  const { [keyOf(read)]: known = {}, ...others } = state.lists;
  const { [read.part ?? '']: _before, ...kept } = read.part === null ? {} : known;
  const parts = count === 0 ? kept : { ...kept, [read.part ?? '']: count };
  return { ...state, lists: Object.keys(parts).length === 0 ? others : { ...others, [keyOf(read)]: parts } };
}

function withoutPart(state: WireState, read: ListPart): WireState {
  return keyOf(read) in state.lists ? withPart(state, read, 0) : state;
}

function whole(list: ListName): ListPart {
  return { list, of: null, part: null };
}

function withDropped(state: WireState, report: DroppedRows): WireState {
  const { shownIn, ...rows } = report;
  const known = state.dropped.find((one) => isSamePlace(one, report));
  const entry = { ...rows, count: (known?.count ?? 0) + report.count };
  const next = { ...state, dropped: [...state.dropped.filter((one) => one !== known), entry] };
  return shownIn === undefined ? next : withPart(next, shownIn, report.count);
}

/** Folds the facts of how the server writes. */
export const wireReducer = plainReducer<WireState>(initialState, (on) => {
  on(actions.odditiesNoticed, (state, { payload }) => withOddities(state, payload));
  on(actions.rowsDropped, (state, { payload }) => withDropped(state, payload));
  on(actions.listRestored, (state, { payload }) => withoutPart(state, payload));
  // Another customer, other days: what the list before it lacked says nothing of this one.
  on(customerHistoryOpenRequested, (state) => withoutPart(state, whole('lastServices')));
  on(historyReadStarted, (state, { payload }) => withoutPart(state, whole(payload.table)));
  on(loggedOut, () => initialState);
});
