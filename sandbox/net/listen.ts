import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer, type Server as NetServer, type Socket } from 'node:net';

/** The port is in use by another program. */
export class PortTaken extends Error {
  constructor(readonly port: number) {
    super(`port ${port} is taken by another program`);
    this.name = 'PortTaken';
  }
}

/** A listening server: its port, and how to stop it with every connection cut. */
export interface Listening {
  port: number;
  close(): Promise<void>;
}

function listen(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.removeListener('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function stop(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Listens on 127.0.0.1 and, where the machine has it, on ::1 at the same port. */
async function listenAt(server: Server, port: number): Promise<Listening> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  server.on('connection', track);
  const forget = (): void => void server.removeListener('connection', track);
  const bound = await listen(server, port, '127.0.0.1').catch((error: unknown) => {
    forget();
    throw error;
  });
  const six = createServer((socket) => server.emit('connection', socket));
  const hasSix = await listen(six, bound, '::1').then(
    () => true,
    async (error: unknown) => {
      if (!(error instanceof PortTaken)) return false;
      forget();
      await stop(server);
      throw error;
    },
  );
  return {
    port: bound,
    close: async () => {
      const closed = [stop(server), ...(hasSix ? [stop(six)] : [])];
      sockets.forEach((socket) => socket.destroy());
      await Promise.all(closed);
      forget();
    },
  };
}

/**
 * Ports of no system's own choice (Linux gives connections those from 32768 on): nobody gets the port of a server that is
 * away for a moment.
 */
const FREE_PORTS = { from: 20_200, below: 30_000 };

const MOST_TRIES = 20;

async function listenAnywhere(server: Server, tries = MOST_TRIES): Promise<Listening> {
  try {
    return await listenAt(server, randomInt(FREE_PORTS.from, FREE_PORTS.below));
  } catch (error) {
    if (!(error instanceof PortTaken) || tries <= 1) throw error;
    return listenAnywhere(server, tries - 1);
  }
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1 at the same port, so that `localhost` works
 * whichever way it resolves. Port 0 takes any free one, and the server may go away and come back to it.
 * @throws PortTaken
 */
export function listenLoopback(server: Server, port: number): Promise<Listening> {
  return port === 0 ? listenAnywhere(server) : listenAt(server, port);
}
