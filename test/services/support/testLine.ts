import type { RealtimeClient, RealtimeEvent } from '../../../src/services/realtime/client';
import { createRealtimeClient } from '../../../src/services/realtime/socketClient';
import { createSessionToken, type SessionToken } from '../../../src/services/sessionToken';
import { startSocketServer, type TestSocketServer } from './socketServer';
import { deploymentOn } from './testHttp';
import { CLIENT_MSG_ID, REQ_ID } from './wire';
import { createWireReports, type WireReport } from '../../../src/services/wireReports';

/** The agent who speaks in these tests. */
export const ana = { name: 'Ana Lima', extension: '2001' };

/** A real client towards a real server, both in this process. */
export interface Line {
  server: TestSocketServer;
  client: RealtimeClient;
  token: SessionToken;
  events: RealtimeEvent[];
  /** What was reported of events. */
  reports: WireReport[];
  /** Waits, 2 s at most. */
  until(isSo: () => boolean): Promise<void>;
  connected(): Promise<void>;
  close(): Promise<void>;
}

/** Waits for so many ms. */
export function pass(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Starts a server and a client of it that waits for `connect`; answers are awaited 1 s. */
export async function openLine(): Promise<Line> {
  const server = await startSocketServer();
  const token = createSessionToken();
  const wireReports = createWireReports();
  const reports: WireReport[] = [];
  wireReports.subscribe((report) => reports.push(report));
  const client = createRealtimeClient({
    clock: { now: () => Date.UTC(2026, 2, 2, 13) },
    ids: { newId: () => REQ_ID, clientId: CLIENT_MSG_ID, tabId: REQ_ID },
    deployment: deploymentOn({ realtime: server.port }),
    token,
    wireReports,
    pageProtocol: 'http:',
    timeouts: { connect: 1_500, ack: 1_000 },
  });
  client.configure({ server: '127.0.0.1' });
  const events: RealtimeEvent[] = [];
  client.subscribe((event) => events.push(event));

  async function until(isSo: () => boolean): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (isSo()) return;
      await pass(10);
    }
    throw new Error(`Waited in vain; events: ${JSON.stringify(events)}`);
  }

  return {
    server,
    client,
    token,
    events,
    reports,
    until,
    async connected() {
      client.connect();
      await until(() => client.isConnected());
    },
    async close() {
      client.disconnect();
      await server.close();
    },
  };
}
