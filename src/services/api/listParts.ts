import type * as v from 'valibot';
import { isWithinBounds } from '../decode/bounds';
import { readWire } from '../decode/readWire';
import type { Http, Query, ReadOptions } from '../http/http';
import { ServiceError } from '../serviceError';
import { listSchema, WHOLE } from './list';

/** Decoded at a time: some ten ms. */
const PART = 1_000;

/** What the rows of a list must be, and what they become. */
export interface RowsOf<Wire, Row> {
  schema: v.GenericSchema<unknown, Wire>;
  toRow: (wire: Wire) => Row;
}

function decoded<Wire, Row>(rows: readonly unknown[], { schema, toRow }: RowsOf<Wire, Row>): Row[] {
  return rows.flatMap((row) => {
    const parsed = isWithinBounds(row) ? readWire(schema, row) : null;
    return parsed?.success === true ? [toRow(parsed.output)] : [];
  });
}

/**
 * Reads a long list (contract §6) in one answer, of which each part is decoded when it is called for. As in `readList` a
 * row that is not what the contract says is left out; a part in which none is right throws `badAnswer`.
 */
export async function readParts<Wire, Row>(
  http: Http,
  path: string,
  of: RowsOf<Wire, Row>,
  query: Query,
  options: ReadOptions = {},
): Promise<(() => Row[])[]> {
  const { dados } = await http.read(path, listSchema, { ...WHOLE, ...query }, options);
  return Array.from({ length: Math.ceil(dados.length / PART) }, (_, part) => () => {
    const rows = decoded(dados.slice(part * PART, (part + 1) * PART), of);
    if (rows.length === 0) throw new ServiceError('badAnswer');
    return rows;
  });
}
