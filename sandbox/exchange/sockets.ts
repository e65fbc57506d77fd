import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { SIP_PATH } from '../../src/services/sip/contract';
import { listenLoopback, type Listening } from '../net/listen';
import { isLoopbackOrigin } from '../net/origins';
import type { Lines } from './lines';
import type { Switches } from './switches';

const MAX_MESSAGE_BYTES = 64 * 1024;

/** SIP over WebSocket (RFC 7118) on loopback. */
export interface Sockets {
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
}

function isWelcome(request: IncomingMessage): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const { origin } = request.headers;
  return (
    pathname === SIP_PATH && offered.includes('sip') && (origin === undefined || isLoopbackOrigin(origin))
  );
}

/** Makes the server; what arrives goes to the lines. */
export function createSockets(lines: Lines, switches: Switches, onError: (error: unknown) => void): Sockets {
  const server = createServer((_request, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: () => 'sip',
  });
  let listening: Listening | undefined;

  function onMessage(socket: WebSocket, text: string): void {
    try {
      lines.receive(socket, text);
    } catch (error) {
      onError(error);
    }
  }

  function serve(socket: WebSocket): void {
    socket.on('message', (data) => onMessage(socket, textOf(data)));
    socket.on('close', () => lines.socketClosed(socket));
    socket.on('error', () => socket.terminate());
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (Date.now() < switches.refuseSocketsUntil) {
      stream.destroy();
      return;
    }
    if (!isWelcome(request)) {
      stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, serve);
  });

  return {
    listen: async (port) => {
      listening = await listenLoopback(server, port);
      return listening.port;
    },
    close: async () => {
      sockets.clients.forEach((socket) => socket.terminate());
      sockets.close();
      await listening?.close();
    },
  };
}
