import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket as Socket } from 'ws';

/** What an exchange answers to a request: status line and headers; null: nothing. */
export type Answer = { status: string; headers?: string[] } | null;

/** An exchange that answers as a test wants it to. */
export interface ScriptedExchange {
  port: number;
  /** Start lines of the requests that came. */
  requests: string[];
  /** Decides the answers from now on. */
  answer: (method: string, request: string) => Answer;
  /** Sends a message to whoever is there. */
  send(message: string): void;
  /** Messages that came, in full: requests and answers. */
  received: string[];
  /** Closes every socket with this code. */
  close(code: number, reason: string): void;
  stop(): Promise<void>;
}

const ECHOED = /^(?:via|from|call-id|cseq)\s*:/i;

function respond(request: string, { status, headers = [] }: { status: string; headers?: string[] }): string {
  const lines = request.split('\r\n');
  const to = lines.find((line) => /^to\s*:/i.test(line)) ?? '';
  return [
    `SIP/2.0 ${status}`,
    ...lines.filter((line) => ECHOED.test(line)),
    `${to};tag=exchange`,
    ...headers,
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n');
}

/** The Contact of a request, granted for so long. */
export function granting(request: string, expiresInS: number): Answer {
  const contact = /^contact:\s*(<[^>]*>)/im.exec(request)?.[1] ?? '';
  return { status: '200 OK', headers: [`Contact: ${contact};expires=${String(expiresInS)}`] };
}

/** Starts one on loopback; it grants every registration for an hour. */
export async function startScriptedExchange(): Promise<ScriptedExchange> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, handleProtocols: () => 'sip' });
  await new Promise((resolve) => server.once('listening', resolve));
  const sockets = new Set<Socket>();
  const exchange: ScriptedExchange = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    answer: (_method, request) => granting(request, 3600),
    received: [],
    send: (message) => sockets.forEach((socket) => socket.send(message)),
    close: (code, reason) => sockets.forEach((socket) => socket.close(code, reason)),
    async stop() {
      sockets.forEach((socket) => socket.terminate());
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('message', (data: Buffer) => {
      const request = data.toString();
      exchange.received.push(request);
      const [start = ''] = request.split('\r\n', 1);
      if (start.startsWith('SIP/2.0')) return;
      exchange.requests.push(start);
      const answer = exchange.answer(start.split(' ', 1)[0] ?? '', request);
      if (answer !== null) socket.send(respond(request, answer));
    });
  });
  return exchange;
}
