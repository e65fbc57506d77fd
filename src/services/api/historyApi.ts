import { MINUTE_MS, twoDigits } from '../../lib/time';
import type { CallRow, ServiceRow } from '../../store/history/types';
import { callRowEntity, serviceRowEntity } from '../decode/history';
import type { Http, Query } from '../http/http';
import { wholeList } from './list';
import { readParts, type RowParts } from './listParts';

/** Agent and period of a history; ms since 1970, both included. */
export interface HistoryFilter {
  /** The agent's full name. */
  agent: string;
  from: number;
  to: number;
}

/** The calls and services of the past. */
export interface HistoryApi {
  /** The agent's calls that are over, the latest first. */
  calls(filter: HistoryFilter): Promise<RowParts<CallRow>>;
  /** The services in these queues (null: in any) of which the agent was the last one, the latest first. */
  services(filter: HistoryFilter, queues: readonly string[] | null): Promise<RowParts<ServiceRow>>;
}

/** A moment as the contract has it in queries: local time with its offset (contract §6). */
export function localIso(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const local = new Date(at + minutes * MINUTE_MS).toISOString().slice(0, -1);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

function queryOf({ agent, from, to }: HistoryFilter): Query {
  return { agentes: [agent], dataIni: localIso(from), dataFim: localIso(to) };
}

const NEWEST_FIRST = [{ campo: 'q.id', ordem: 'DESC' }];

/** The history over HTTP. */
export function createHistoryApi(http: Http): HistoryApi {
  return {
    // The contract names GET alone.
    calls: (filter) =>
      readParts(http, '/api/v2/filas/ligacoes', callRowEntity, queryOf(filter), {
        method: 'GET',
        shownIn: wholeList('calls'),
      }),
    services(filter, queues) {
      const inQueues: Query = queues === null ? {} : { filas: queues };
      const query = { ...queryOf(filter), ...inQueues, FullMsg: 0, order: NEWEST_FIRST };
      return readParts(http, '/api/v2/chats', serviceRowEntity, query, { shownIn: wholeList('services') });
    },
  };
}
