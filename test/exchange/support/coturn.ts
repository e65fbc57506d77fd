import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDaemon, untilOpen, type Daemon } from '../../interop/support/daemon';

/** Where the TURN server listens, by UDP and TCP. */
export const TURN_PORT = 3478;

/** A port of loopback where nobody relays. */
export const NOBODY_PORT = 3479;

/** What the TURN server and the deployment's service for credentials share. */
const SECRET = 'shared-by-the-deployment';

/** Starts Debian's coturn on loopback, with time-limited credentials. */
export function startCoturn(): Promise<Daemon> {
  return startDaemon({
    program: 'turnserver',
    args: (folder) => [
      ...['-n', '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers'],
      ...[
        `--listening-port=${String(TURN_PORT)}`,
        '--realm=exchange.test',
        '--no-tls',
        '--no-dtls',
        '--no-cli',
      ],
      ...['--use-auth-secret', `--static-auth-secret=${SECRET}`],
      ...['--log-file=stdout', `--pidfile=${folder}/turnserver.pid`, `--userdb=${folder}/turndb`],
    ],
    ready: () => untilOpen(TURN_PORT),
  });
}

/** The address of a TURN server on loopback. */
export const turnAddress = (port: number): string => `turn:127.0.0.1:${String(port)}`;

/** User name and password that the TURN server takes for so long. */
export function turnLogin(lifetimeS: number): { username: string; password: string } {
  const username = `${String(Math.floor(Date.now() / 1000) + lifetimeS)}:agent`;
  return { username, password: createHmac('sha1', SECRET).update(username).digest('base64') };
}

/** A service that gives out time-limited credentials. */
export interface CredentialService {
  url: string;
  /** How often it was asked. */
  asked(): number;
  stop(): Promise<void>;
}

/** Starts one for the TURN server on this port. */
export async function startCredentialService(port = TURN_PORT, ttl = 600): Promise<CredentialService> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify({ ...turnLogin(ttl), ttl, uris: [turnAddress(port)] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(own)}/credentials`,
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
