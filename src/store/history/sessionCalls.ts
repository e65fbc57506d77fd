import type { EndedCall } from '../calls/types';
import type { CallRow } from './types';

/** A row and a call of this session that began so close to each other, with the same number, are one call. */
const SAME_CALL_MS = 60_000;

function rowOf(call: EndedCall): CallRow {
  const { id, uniqueId, startedAt, answeredAt, endedAt, number, name, direction, queue } = call;
  return {
    ...{ id: uniqueId ?? id, uniqueId, startedAt, number, name, direction, queue },
    answered: answeredAt !== null,
    seconds: answeredAt === null ? null : Math.round((endedAt - answeredAt) / 1000),
    ...{ classification: null, subclassification: null, notes: null },
  };
}

function isSame(row: CallRow, { number, direction, startedAt }: EndedCall): boolean {
  const isClose = row.startedAt !== null && Math.abs(row.startedAt - startedAt) <= SAME_CALL_MS;
  return isClose && row.number === number && row.direction === direction;
}

/**
 * The calls of this session as rows, without those that the server's rows hold already: it numbers a call, and tells its
 * number with the call or later. One whose number is not known yet is told from others by when it was and with whom.
 */
export function sessionRows(ended: readonly EndedCall[], rows: readonly CallRow[]): CallRow[] {
  const ids = new Set(ended.flatMap(({ uniqueId }) => uniqueId ?? []));
  const held = new Set<string>();
  for (const { id } of rows) if (ids.has(id)) held.add(id);
  return ended
    .filter((call) =>
      call.uniqueId === null ? !rows.some((row) => isSame(row, call)) : !held.has(call.uniqueId),
    )
    .map(rowOf);
}
