import { readRows, type Entity } from '../decode/entity';
import { noOddities } from '../decode/oddities';
import type { Http, Query, ReadOptions } from '../http/http';
import { familyOf } from '../http/readVerb';
import { ServiceError } from '../serviceError';
import { rawListIn, WHOLE } from './list';

/** What a read brought, in parts that are decoded one at a time, so that the page goes on in between. */
export type RowParts<Row> = readonly (() => Row[])[];

/** Decoded at a time: some ten ms. */
const PART = 1_000;

/**
 * Reads a long list (contract §6) in one answer, of which each part is decoded when it is called for. As in `readList` a
 * row that cannot be read is left out and reported; a part in which none is right throws `badAnswer`.
 */
export async function readParts<Wire extends object, Row>(
  http: Http,
  path: string,
  entity: Entity<Wire, Row>,
  query: Query,
  options: ReadOptions = {},
): Promise<RowParts<Row>> {
  const { rows } = await http.read(path, rawListIn, { ...WHOLE, ...query }, options);
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) => () => {
    const oddities = noOddities(entity.name);
    const items = readRows(entity, rows.slice(part * PART, (part + 1) * PART), oddities);
    http.report(familyOf(path), oddities);
    if (items.length === 0) throw new ServiceError('badAnswer');
    return items;
  });
}
