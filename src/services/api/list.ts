import * as v from 'valibot';
import { isWithinBounds } from '../decode/bounds';
import { readWire } from '../decode/readWire';
import type { Http, Query, ReadOptions } from '../http/http';
import { ServiceError } from '../serviceError';

/** A list as read: its items, and what the server tells beside them. */
export interface ListRead<T> {
  items: T[];
  /** Where the agent's event stream stood; null where the server does not tell. */
  seq: number | null;
  /** How many came, with those that were left out. */
  count: number;
  /** How many there are on all pages; null where the server does not tell. */
  total: number | null;
}

/** A list answer, its items as they came. */
export const listSchema = v.looseObject({
  dados: v.array(v.unknown()),
  seq: v.fallback(v.nullish(v.number()), null),
  total: v.fallback(v.nullish(v.number()), null),
});

/** Lists are read whole (spec 1 §9). */
export const WHOLE = { max: -1, page: 1 };

/** By id, as the server numbers what came. */
export const BY_ID = [{ campo: 'q.id', ordem: 'ASC' }];

/**
 * Reads a list answer (contract §6). An item that is not what the contract says is left out, so that one
 * broken row does not keep the agent from all others; when none is right the read fails with `badAnswer`.
 */
export async function readList<T>(
  http: Http,
  path: string,
  item: v.GenericSchema<unknown, T>,
  query: Query = {},
  options: ReadOptions = {},
): Promise<ListRead<T>> {
  const { dados, seq, total } = await http.read(path, listSchema, { ...WHOLE, ...query }, options);
  const items: T[] = [];
  for (const row of dados) {
    const parsed = isWithinBounds(row) ? readWire(item, row) : null;
    if (parsed?.success === true) items.push(parsed.output);
  }
  if (items.length === 0 && dados.length > 0) throw new ServiceError('badAnswer');
  return { items, seq: seq ?? null, count: dados.length, total: total ?? null };
}
