import {
  IncomingRequestMessage,
  LoggerFactory,
  Parser,
  type IncomingResponseMessage,
  type UserAgentCore,
  type UserAgentCoreDelegate,
} from 'sip.js/lib/core/index.js';
import type { WebSocket } from 'ws';
import type { Cancel, Timers } from '../centre/timers';
import { forNeighbours } from './endpoints/description';
import { createCore } from './sip/core';
import type { Switches } from './switches';

/** A client's side of the exchange; it outlives its sockets, known again by its Via host. */
export interface Line {
  readonly id: string;
  readonly core: UserAgentCore;
  /** the extension that registered here, or null */
  extension: string | null;
  /** nothing comes or goes while frozen, as over a network that swallows everything */
  frozen: boolean;
  isConnected(): boolean;
  /** Cuts the line's socket without a word. */
  cut(): void;
  /** Ends everything of this client: nobody is there any more. */
  close(): void;
}

/** What happens on lines. */
export interface LineEvents {
  requests(line: Line): UserAgentCoreDelegate;
  /** A request is about to be handled. */
  arriving(line: Line, request: IncomingRequestMessage): void;
  closed(line: Line): void;
}

/** All lines. */
export interface Lines {
  /** A message came in on a socket. */
  receive(socket: WebSocket, text: string): void;
  socketClosed(socket: WebSocket): void;
  all(): Line[];
  closeAll(): void;
}

interface Held extends Line {
  socket: WebSocket | null;
  waiting: Cancel | undefined;
}

/** Keep-alive of RFC 7118 by RFC 5626 §4.4.1, and its answer. */
const PING = '\r\n\r\n';
const PONG = '\r\n';

const parserLog = new LoggerFactory();
parserLog.builtinEnabled = false;
const REQUIRED = ['from', 'to', 'call-id', 'cseq', 'via'];

function parse(text: string): IncomingRequestMessage | IncomingResponseMessage | undefined {
  const message = Parser.parseMessage(text, parserLog.getLogger('parser'));
  if (!message || !REQUIRED.every((name) => message.hasHeader(name))) return undefined;
  if (message.getHeader('content-type') === 'application/sdp') message.body = forNeighbours(message.body);
  return message;
}

/** Makes the lines; each message finds or makes its own. */
export function createLines(timers: Timers, switches: Switches, events: LineEvents): Lines {
  const lines = new Map<string, Held>();

  function isFinalAnswer(text: string): boolean {
    return /^SIP\/2\.0 [2-6]/.test(text);
  }

  function transmit(line: Held, text: string): void {
    if (!line.frozen) line.socket?.send(text);
  }

  async function send(line: Held, text: string): Promise<void> {
    if (!line.socket) throw new Error('the client has no socket');
    const { answerDelayMs } = switches;
    if (answerDelayMs > 0 && isFinalAnswer(text)) timers.after(answerDelayMs, () => transmit(line, text));
    else transmit(line, text);
  }

  function open(id: string): Held {
    const delegate: UserAgentCoreDelegate = {};
    const line: Held = {
      id,
      core: createCore((text) => send(line, text), delegate),
      extension: null,
      frozen: false,
      socket: null,
      waiting: undefined,
      isConnected: () => line.socket !== null,
      cut: () => line.socket?.terminate(),
      close: () => close(line),
    };
    Object.assign(delegate, events.requests(line));
    lines.set(id, line);
    return line;
  }

  function close(line: Held): void {
    if (!lines.delete(line.id)) return;
    line.waiting?.();
    events.closed(line);
    line.core.dispose();
    line.socket?.close();
    line.socket = null;
  }

  function attach(line: Held, socket: WebSocket): void {
    if (line.socket === socket) return;
    const former = line.socket;
    line.waiting?.();
    line.socket = socket;
    line.frozen = false;
    former?.terminate();
  }

  function onRequest(socket: WebSocket, request: IncomingRequestMessage): void {
    const line = lines.get(request.via.host) ?? open(request.via.host);
    attach(line, socket);
    events.arriving(line, request);
    // The core answers only for its own user; the exchange answers for everybody.
    line.core.configuration.aor.user = request.ruri?.user;
    line.core.receiveIncomingRequestFromTransport(request);
  }

  function lineOf(socket: WebSocket): Held | undefined {
    return [...lines.values()].find((line) => line.socket === socket);
  }

  return {
    receive: (socket, text) => {
      const known = lineOf(socket);
      if (known?.frozen || text === PONG) return;
      if (text === PING) {
        socket.send(PONG);
        return;
      }
      const message = parse(text);
      if (message instanceof IncomingRequestMessage) onRequest(socket, message);
      else if (message) known?.core.receiveIncomingResponseFromTransport(message);
    },
    socketClosed: (socket) => {
      const line = lineOf(socket);
      if (!line) return;
      line.socket = null;
      line.waiting = timers.after(switches.returnMs, () => close(line));
    },
    all: () => [...lines.values()],
    closeAll: () => [...lines.values()].forEach(close),
  };
}
