import type { CallRow, ServiceRow } from '../../store/history/types';
import type { Http } from '../http/http';

/** Whose history is read, and from when to when; ms since 1970, both included. */
export interface HistoryOf {
  /** The agent's full name. */
  agent: string;
  from: number;
  to: number;
}

/** What a read brought, in parts that are decoded one at a time, so that the page goes on in between. */
export type RowParts<Row> = readonly (() => Row[])[];

/** The calls and services of the past. */
export interface HistoryApi {
  /** The agent's calls that are over, the latest first. */
  calls(of: HistoryOf): Promise<RowParts<CallRow>>;
  /** The services in these queues of which the agent was the last one, the latest first. */
  services(of: HistoryOf, queues: readonly string[]): Promise<RowParts<ServiceRow>>;
}

const load = () => import(/* webpackChunkName: "services" */ './historyReads');

/** The history over HTTP; how it is read comes along with the first read. */
export function createHistoryApi(http: Http): HistoryApi {
  return {
    calls: async (of) => (await load()).readCalls(http, of),
    services: async (of, queues) => (await load()).readServices(http, of, queues),
  };
}
