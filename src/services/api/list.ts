import type { ListName, ListPart } from '../../store/wire/types';
import { readRows, type Entity } from '../decode/entity';
import { listIn, numberIn } from '../decode/lenient';
import { noOddities } from '../decode/oddities';
import type { Http, Query, ReadOptions } from '../http/http';
import { familyOf } from '../http/readVerb';
import { ServiceError } from '../serviceError';

/** A list as read: its items, and what the server says beside them. */
export interface ListRead<T> {
  items: T[];
  /** Where the agent's event stream stood; null where the server does not say. */
  seq: number | null;
  /** How many came, with those that were left out. */
  count: number;
  /** How many there are on all pages; null where the server does not say. */
  total: number | null;
  /** How many the server puts on a page; null where it does not say. */
  max: number | null;
}

/** A list answer, its rows as they came. */
export interface RawList {
  rows: readonly unknown[];
  seq: number | null;
  total: number | null;
  max: number | null;
}

function besideRows(body: unknown, name: string): number | null {
  if (typeof body !== 'object' || body === null) return null;
  return numberIn(Reflect.get(body, name)) ?? null;
}

/** The list in an answer in any legal form (contract §0); undefined: there is none. */
export function rawListIn(body: unknown): RawList | undefined {
  const rows = listIn(body);
  if (rows === undefined) return undefined;
  const [seq = null, total = null, max = null] = ['seq', 'total', 'max'].map((name) =>
    besideRows(body, name),
  );
  return { rows, seq, total, max };
}

/** Lists are read whole (spec 1 §9). */
export const WHOLE = { max: -1, page: 1 };

/** How a list is read: what differs from the usual, and the list on screen that says how many rows are missing. */
export interface ListOptions extends ReadOptions {
  shownIn?: ListPart;
}

/** A list on screen that is read from its beginning. */
export function wholeList(list: ListName, of: string | null = null): ListPart {
  return { list, of, part: null };
}

/** By id, as the server numbers what came. */
export const BY_ID = [{ campo: 'q.id', ordem: 'ASC' }];

/**
 * Reads a list answer (contract §6). A row that lacks what nothing can be done without is left out and reported, so that
 * one broken row does not keep the agent from all others; when none is right the read fails with `badAnswer`.
 */
export async function readList<Wire extends object, T>(
  http: Http,
  path: string,
  entity: Entity<Wire, T>,
  query: Query = {},
  { shownIn, ...options }: ListOptions = {},
): Promise<ListRead<T>> {
  const { rows, ...beside } = await http.read(path, rawListIn, { ...WHOLE, ...query }, options);
  const oddities = noOddities(entity.name);
  const items = readRows(entity, rows, oddities);
  http.report(familyOf(path), oddities, shownIn);
  if (items.length === 0 && rows.length > 0) throw new ServiceError('badAnswer');
  return { items, count: rows.length, ...beside };
}
