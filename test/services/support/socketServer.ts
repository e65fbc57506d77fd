import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

/** An event as a server got it. */
export interface Got {
  name: string;
  payload: Record<string, unknown>;
}

/** What a test's server does with an event: answers (anything but undefined), or stays silent. */
type Answer = (got: Got) => unknown;

/** A real socket.io server on loopback whose answers a test chooses. */
export interface TestSocketServer {
  port: number;
  got: Got[];
  answer(next: Answer): void;
  emit(name: string, ...args: unknown[]): void;
  /** Refuses every later connection. */
  refuse(message: string): void;
  /** Closes the connections: by the protocol, or as a cut cable. */
  drop(how: 'politely' | 'rudely'): void;
  connections(): number;
  close(): Promise<void>;
}

function isAnswer(value: unknown): value is (answer: unknown) => void {
  return typeof value === 'function';
}

/** Starts a server that answers nothing until told otherwise. */
export async function startSocketServer(): Promise<TestSocketServer> {
  const got: Got[] = [];
  let answer: Answer = () => undefined;
  let refusal: string | null = null;
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  io.use((_, next) => {
    next(refusal === null ? undefined : new Error(refusal));
  });
  io.on('connection', (socket: Socket) => {
    socket.onAny((name: string, payload: Record<string, unknown>, ack: unknown) => {
      const one = { name, payload };
      got.push(one);
      const said = answer(one);
      if (said !== undefined && isAnswer(ack)) ack(said);
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    got,
    answer(next) {
      answer = next;
    },
    emit: (name, ...args) => {
      io.emit(name, ...args);
    },
    refuse(message) {
      refusal = message;
    },
    drop(how) {
      for (const socket of io.sockets.sockets.values()) {
        if (how === 'politely') socket.disconnect();
        else socket.conn.close(true);
      }
    },
    connections: () => io.sockets.sockets.size,
    close: async () => {
      await io.close();
    },
  };
}
