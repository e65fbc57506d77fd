import type { Socket } from 'socket.io-client';
import { SERVER_CODE } from '../../lib/failure';
import type { ListPart } from '../../store/wire/types';
import type { Clock } from '../clock';
import type { DeploymentSource } from '../deployment';
import { resolveServer } from '../http/serverAddress';
import type { Ids } from '../ids';
import type { SessionToken } from '../sessionToken';
import type { RealtimeClient, RealtimeEvent } from './client';
import type { WireReports } from '../wireReports';
import type { AckResult } from './ackResult';
import { HANDSHAKE_EVENT } from './contract';
import { decodeEvent, type DecodedEvent } from './decode';
import { encodeRequest } from './encode';
import { decodeHandshake, encodeHello } from './handshake';
import { readAck } from './readAck';

/** What a realtime client is made of. */
export interface RealtimeParts {
  clock: Clock;
  ids: Ids;
  deployment: DeploymentSource;
  token: SessionToken;
  wireReports: WireReports;
  /** The page as the action log knows it; null while nothing was recorded. */
  session?: () => string | null;
  /** `location.protocol`. */
  pageProtocol: string;
  /** ms. */
  timeouts?: { connect: number; ack: number };
}

const TIMEOUTS = { connect: 10_000, ack: 10_000 };

type Reply = { kind: 'answer'; answer: unknown } | { kind: 'timeout' } | { kind: 'disconnected' };

/** The list on screen that an event brings anew; undefined: none, or nobody knows whose. */
function listOf(decoded: DecodedEvent): ListPart | undefined {
  if (decoded.kind !== 'fact' || decoded.event.type !== 'cannedReplies/templatesReported') return undefined;
  const { queue } = decoded.event.payload;
  return queue === null ? undefined : { list: 'templates', of: queue, part: null };
}

/** Creates a socket that waits for `connect()`. */
type MakeSocket = (url: string, connectTimeoutMs: number) => Socket;

/**
 * Loads socket.io with the first connection, because the login page needs none. Its sockets speak
 * websocket only and have no reconnection of their own (contract §1.4).
 */
async function loadSockets(): Promise<MakeSocket> {
  const { io } = await import('socket.io-client');
  return (url, connectTimeoutMs) =>
    io(url, {
      transports: ['websocket'],
      autoConnect: false,
      reconnection: false,
      forceNew: true,
      timeout: connectTimeoutMs,
    });
}

/** A client without a server until it is configured: until then connecting fails. */
export function createRealtimeClient(parts: RealtimeParts): RealtimeClient {
  const { clock, ids, deployment, token, wireReports, session, pageProtocol, timeouts = TIMEOUTS } = parts;
  const listeners = new Set<(event: RealtimeEvent) => void>();
  let server = '';
  let current: { url: string; socket: Socket } | null = null;
  /** Changes with every connect and disconnect, so that a slow attempt notices that it is past. */
  let attempt = 0;
  /** Whether the open socket had its handshake. */
  let hasHandshake = false;

  function emit(event: RealtimeEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  function listenTo(socket: Socket): void {
    socket.on('connect', () => {
      hasHandshake = false;
      emit({ kind: 'connected', socketId: socket.id ?? '' });
    });
    socket.on('disconnect', (cause) => {
      emit({ kind: 'disconnected', cause });
    });
    socket.on('connect_error', ({ message }) => {
      emit({ kind: 'connectFailed', message });
    });
    socket.onAny((name: string, payload: unknown) => {
      const { event, oddities } = decodeEvent(name, payload);
      wireReports.report(name, oddities, listOf(event));
      emit({ kind: 'event', event });
    });
  }

  function socketTo(url: string, makeSocket: MakeSocket): Socket {
    if (current?.url === url) return current.socket;
    current?.socket.disconnect();
    const socket = makeSocket(url, timeouts.connect);
    listenTo(socket);
    current = { url, socket };
    return socket;
  }

  async function open(isPast: () => boolean): Promise<void> {
    const [{ ports }, makeSocket] = await Promise.all([deployment.load(), loadSockets()]);
    if (isPast()) return;
    const address = resolveServer(server, ports, pageProtocol);
    if (address === null) emit({ kind: 'connectFailed', message: 'The server address cannot be read' });
    else socketTo(address.realtime, makeSocket).connect();
  }

  async function ask(event: string, payload: object, ...more: ArrayBuffer[]): Promise<Reply> {
    const socket = current?.socket;
    if (socket?.connected !== true) return { kind: 'disconnected' };
    const { id } = socket;
    const isSame = (): boolean => socket.connected && socket.id === id;
    try {
      const answer: unknown = await socket.timeout(timeouts.ack).emitWithAck(event, payload, ...more);
      return { kind: 'answer', answer };
    } catch {
      return { kind: isSame() ? 'timeout' : 'disconnected' };
    }
  }

  /**
   * The answer; one by which the server no longer knows the session is emitted too. Before the handshake no server
   * knows who asks, nor what was sent over the socket before it: that says nothing of the session.
   */
  function resultOf(reply: Reply, hadHandshake: boolean): AckResult<unknown> {
    if (reply.kind !== 'answer') return reply;
    const result = readAck(reply.answer);
    const isKnown = hadHandshake && hasHandshake;
    if (isKnown && result.kind === 'refused' && result.failure.code === SERVER_CODE.notAuthenticated) {
      emit({ kind: 'unauthorised', message: result.failure.message });
    }
    return result;
  }

  return {
    configure(options) {
      ({ server } = options);
    },
    connect() {
      if (current?.socket.connected === true) return;
      attempt += 1;
      const mine = attempt;
      const isPast = (): boolean => mine !== attempt;
      open(isPast).catch((error: unknown) => {
        if (!isPast()) emit({ kind: 'connectFailed', message: String(error) });
      });
    },
    disconnect() {
      attempt += 1;
      current?.socket.disconnect();
    },
    isConnected: () => current?.socket.connected === true,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async authenticate(hello) {
      const socketId = current?.socket.id ?? '';
      const reply = await ask(
        HANDSHAKE_EVENT,
        encodeHello(hello, ids, socketId, token.current(), session?.() ?? null),
      );
      if (reply.kind === 'disconnected') return reply;
      const result =
        reply.kind === 'answer'
          ? decodeHandshake(reply.answer, wireReports.report)
          : ({ kind: 'noAck' } as const);
      hasHandshake = result.kind !== 'refused';
      return result;
    },
    async request(action, fields, reqId, agent) {
      const hadHandshake = hasHandshake;
      const reply = await ask('message', encodeRequest(action, fields, reqId, agent, clock.now()));
      return resultOf(reply, hadHandshake);
    },
    async upload(event, frame, chunk) {
      const hadHandshake = hasHandshake;
      return resultOf(await ask(event, frame, chunk), hadHandshake);
    },
    volatile(action, fields, agent) {
      const socket = current?.socket;
      if (socket?.connected !== true) return;
      socket.volatile.emit('message', encodeRequest(action, fields, ids.newId(), agent, clock.now()));
    },
  };
}
