import type { CallRow, ServiceRow } from '../../store/history/types';
import { callRowEntity, serviceRowEntity } from '../decode/history';
import type { Http, Query } from '../http/http';
import type { HistoryOf, RowParts } from './historyApi';
import { readParts } from './listParts';

const MINUTE_MS = 60_000;

function two(number: number): string {
  return String(Math.trunc(Math.abs(number))).padStart(2, '0');
}

/** A moment as the contract has it in queries: local time with its offset (contract §6). */
export function localIso(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const local = new Date(at + minutes * MINUTE_MS).toISOString().slice(0, -1);
  return `${local}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function queryOf({ agent, from, to }: HistoryOf): Query {
  return { agentes: [agent], dataIni: localIso(from), dataFim: localIso(to) };
}

const NEWEST_FIRST = [{ campo: 'q.id', ordem: 'DESC' }];

/** See `HistoryApi.calls`. The contract names GET alone. */
export function readCalls(http: Http, of: HistoryOf): Promise<RowParts<CallRow>> {
  return readParts(http, '/api/v2/filas/ligacoes', callRowEntity, queryOf(of), { method: 'GET' });
}

/** See `HistoryApi.services`. */
export function readServices(
  http: Http,
  of: HistoryOf,
  queues: readonly string[],
): Promise<RowParts<ServiceRow>> {
  const query = { ...queryOf(of), filas: queues, FullMsg: 0, order: NEWEST_FIRST };
  return readParts(http, '/api/v2/chats', serviceRowEntity, query);
}
