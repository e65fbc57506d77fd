import type { RealtimeClient, RealtimeEvent } from '../../src/services/realtime/client';
import { createCommands, type RealtimeCommands, type Sender } from '../../src/services/realtime/commands';
import type { DecodedEvent } from '../../src/services/realtime/decode';
import type { WireReport } from '../../src/services/wireReports';
import { collected, createSocket } from './centre';
import type { Context, SignedIn } from './context';
import { finding, type Finding } from './findings';

/** The socket of a signed-in agent, and all that came by it. */
export interface Line {
  client: RealtimeClient;
  commands: RealtimeCommands;
  who: Sender;
  /** What came otherwise, of events and answers. */
  reports: WireReport[];
  events: DecodedEvent[];
  /** Why it closed before the kit closed it; null: it did not. */
  lostBy: string | null;
  /** The server promises to answer each request once (contract §1.10). */
  acknowledges: boolean;
}

/** Waits; keeps no process alive, which the limit of the whole run does. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

type Opening = Extract<RealtimeEvent, { kind: 'connected' | 'connectFailed' }> | { kind: 'timeout' };

function opened({ connect, subscribe }: RealtimeClient, ms: number): Promise<Opening> {
  return new Promise((resolve) => {
    const end = (opening: Opening): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(opening);
    };
    const unsubscribe = subscribe((event) => {
      if (event.kind === 'connected' || event.kind === 'connectFailed') end(event);
    });
    const timer = setTimeout(end, ms, { kind: 'timeout' } satisfies Opening);
    connect();
  });
}

function watch(line: Line): void {
  line.client.subscribe((event) => {
    if (event.kind === 'event') line.events.push(event.event);
    if (event.kind === 'disconnected') line.lostBy = event.cause;
  });
}

const WITHOUT_SOCKET =
  'Agents see what is new by reading every 30 s; what they write waits for a socket, and nothing can be closed, transferred or joined.';

/** A line that is not open yet. */
export function createLine({ centre }: Context, { user }: SignedIn): Line {
  const { client, wireReports } = createSocket(centre);
  const who = { name: user.fullName, extension: user.extension };
  const commands = createCommands(client, wireReports.report);
  const reports = collected(wireReports);
  const line: Line = { client, commands, who, reports, events: [], lostBy: null, acknowledges: false };
  watch(line);
  return line;
}

/** Opens the socket. */
export async function openLine({ client }: Line, { centre, secrets }: Context): Promise<Finding> {
  const opening = await opened(client, centre.timeouts.connect);
  if (opening.kind === 'connected') return finding('socket', 'works', 'websocket, socket.io');
  const words = opening.kind === 'timeout' ? 'no answer in time' : secrets.outside(opening.message);
  return finding('socket', 'missing', `does not open: ${words}`, WITHOUT_SOCKET);
}
