import type { EndedCall } from '../calls/types';
import type { CallRow } from './types';

/** A row and a call of this session that began so close to each other, with the same number, are one call. */
const SAME_CALL_MS = 60_000;

function rowOf(call: EndedCall, ahead: number): CallRow {
  const { id, uniqueId, startedAt, answeredAt, endedAt, number, name, direction, queue } = call;
  return {
    id: uniqueId ?? id,
    uniqueId,
    startedAt: startedAt + ahead,
    number,
    name,
    direction,
    queue,
    answered: answeredAt !== null,
    seconds: answeredAt === null ? null : Math.round((endedAt - answeredAt) / 1000),
    classification: null,
    subclassification: null,
    notes: null,
  };
}

function isSame(row: CallRow, { number, direction, startedAt }: EndedCall, ahead: number): boolean {
  const isClose = row.startedAt !== null && Math.abs(row.startedAt - startedAt - ahead) <= SAME_CALL_MS;
  return isClose && row.number === number && row.direction === direction;
}

/** How far the server's clock is ahead, ms: as a call tells that both know by its id, else as the handshake told. */
function aheadOf(ended: readonly EndedCall[], rows: readonly CallRow[], told: number): number {
  const begun = new Map(
    ended.flatMap(({ uniqueId, startedAt }) => (uniqueId === null ? [] : [[uniqueId, startedAt] as const])),
  );
  for (const { id, startedAt } of rows) {
    const here = begun.get(id);
    if (here !== undefined && startedAt !== null) return startedAt - here;
  }
  return Number.isFinite(told) ? told : 0;
}

/**
 * The calls of this session as rows on the server's clock, without those that the server's rows hold already: it
 * numbers a call, and tells its number with the call or later. One whose number is not known yet is told from others by
 * when it was and with whom. `clockOffset`: how far the handshake showed the server's clock to be ahead, ms.
 */
export function sessionRows(
  ended: readonly EndedCall[],
  rows: readonly CallRow[],
  clockOffset: number,
): CallRow[] {
  const ahead = aheadOf(ended, rows, clockOffset);
  const ids = new Set(ended.flatMap(({ uniqueId }) => uniqueId ?? []));
  const held = new Set<string>();
  for (const { id } of rows) if (ids.has(id)) held.add(id);
  return ended
    .filter((call) =>
      call.uniqueId === null ? !rows.some((row) => isSame(row, call, ahead)) : !held.has(call.uniqueId),
    )
    .map((call) => rowOf(call, ahead));
}
