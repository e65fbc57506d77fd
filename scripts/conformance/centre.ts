import { createClock } from '../../src/services/clock';
import { DEFAULT_DEPLOYMENT, type DeploymentSource } from '../../src/services/deployment';
import type { Answer } from '../../src/services/http/answer';
import { createHttp, type Http } from '../../src/services/http/http';
import { createTransport, type Outgoing, type Transport } from '../../src/services/http/transport';
import { createIds } from '../../src/services/ids';
import { createRealtimeClient } from '../../src/services/realtime/socketClient';
import type { RealtimeClient } from '../../src/services/realtime/client';
import { ServiceError } from '../../src/services/serviceError';
import { createSessionToken, type SessionToken } from '../../src/services/sessionToken';
import { createWireReports, type WireReport, type WireReports } from '../../src/services/wireReports';
import type { Options } from './arguments';

/** How long the kit waits for answers, ms. */
export interface Timeouts {
  read: number;
  write: number;
  connect: number;
  ack: number;
}

/** Shorter than the console's own, so that a mute server is known within a minute. */
export const TIMEOUTS: Timeouts = { read: 8_000, write: 8_000, connect: 8_000, ack: 8_000 };

/** A contact centre as the console's services reach it. */
export interface Centre {
  server: string;
  ids: ReturnType<typeof createIds>;
  token: SessionToken;
  deployment: DeploymentSource;
  /** Sends nothing any more once the run is over. */
  transport: Transport;
  timeouts: Timeouts;
}

/** A request and what came of it; null: nothing. */
export interface Exchange {
  request: Outgoing;
  answer: Answer | null;
}

/** An Http of which everything is seen: each look at a feature has one of its own. */
export interface Probe {
  http: Http;
  exchanges: Exchange[];
  reports: WireReport[];
}

const PAGE_PROTOCOL = 'https:';

function deploymentOf({ ports, token }: Options): DeploymentSource {
  const deployment = { ...DEFAULT_DEPLOYMENT, ports: { ...DEFAULT_DEPLOYMENT.ports, ...ports } };
  return {
    load: () => Promise.resolve(deployment),
    loaded: () => deployment,
    mayBeKept: () => true,
    bearer: () => token,
    file: () => null,
  };
}

function storageOfRun(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** The console's transport, which `isOver` stops; an answer that trickles in for ever is none. */
function boundedTransport(isOver: () => boolean): Transport {
  const transport = createTransport();
  return async (request) => {
    if (isOver()) throw new ServiceError('timeout');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, request.timeoutMs, new ServiceError('timeout'));
    });
    try {
      return await Promise.race([transport(request), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The centre that the options name; nothing is sent yet. */
export function createCentre(options: Options, timeouts: Timeouts, isOver: () => boolean): Centre {
  return {
    server: options.server,
    ids: createIds(storageOfRun, storageOfRun),
    token: createSessionToken(),
    deployment: deploymentOf(options),
    transport: boundedTransport(isOver),
    timeouts,
  };
}

/** Everything that readers found odd, as it comes. */
export function collected(wireReports: WireReports): WireReport[] {
  const reports: WireReport[] = [];
  wireReports.subscribe((report) => {
    reports.push(report);
  });
  return reports;
}

/** A new Http to the centre, with no memory of verbs. */
export function createProbe({ deployment, server, timeouts, token, transport }: Centre): Probe {
  const exchanges: Exchange[] = [];
  const wireReports = createWireReports();
  const http = createHttp({
    async transport(request) {
      const exchange: Exchange = { request, answer: null };
      exchanges.push(exchange);
      exchange.answer = await transport(request);
      return exchange.answer;
    },
    deployment,
    token,
    wireReports,
    pageProtocol: PAGE_PROTOCOL,
    timeouts,
  });
  http.configure({ server, readMethod: 'auto' });
  return { http, exchanges, reports: collected(wireReports) };
}

/** The console's socket to the centre, and what readers find odd about its events. */
export function createSocket({ deployment, ids, server, timeouts, token }: Centre): {
  client: RealtimeClient;
  wireReports: WireReports;
} {
  const wireReports = createWireReports();
  const pageProtocol = PAGE_PROTOCOL;
  const client = createRealtimeClient({
    clock: createClock(),
    ids,
    deployment,
    token,
    wireReports,
    pageProtocol,
    timeouts,
  });
  client.configure({ server });
  return { client, wireReports };
}
