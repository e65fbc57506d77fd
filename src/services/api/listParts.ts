import { readRows, type Entity } from '../decode/entity';
import { noOddities } from '../decode/oddities';
import type { Http, Query } from '../http/http';
import { familyOf } from '../http/readVerb';
import { ServiceError } from '../serviceError';
import { rawListIn, WHOLE, type ListOptions } from './list';

/** What a read brought, in parts that are decoded one at a time, so that the page goes on in between. */
export type RowParts<Row> = readonly (() => Row[])[];

/** Decoded at a time: some ten ms. */
const PART = 1_000;

/**
 * Reads a long list (contract §6) in one answer, of which each part is decoded when it is called for, in their order. As
 * in `readList` a row that cannot be read is left out; the last part reports all of them. A part in which none is right
 * throws `badAnswer`, and reports what there was until then.
 */
export async function readParts<Wire extends object, Row>(
  http: Http,
  path: string,
  entity: Entity<Wire, Row>,
  query: Query,
  { shownIn, ...options }: ListOptions = {},
): Promise<RowParts<Row>> {
  const { rows } = await http.read(path, rawListIn, { ...WHOLE, ...query }, options);
  const oddities = noOddities(entity.name);
  const report = (): void => http.report(familyOf(path), oddities, shownIn);
  const length = Math.ceil(rows.length / PART);
  if (length === 0) report();
  return Array.from({ length }, (_, part) => () => {
    const items = readRows(entity, rows.slice(part * PART, (part + 1) * PART), oddities);
    if (part === length - 1 || items.length === 0) report();
    if (items.length === 0) throw new ServiceError('badAnswer');
    return items;
  });
}
