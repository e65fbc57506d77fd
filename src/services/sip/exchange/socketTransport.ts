import { EmitterImpl, TransportState, type Transport } from 'sip.js';
import { sipError } from '../sipError';
import { withAnswerableChallenges } from './challenges';
import { withTelUris, withoutTelUris } from './telUris';

/** Options of a transport. */
export interface SocketOptions {
  url: string;
  /** A socket to this address that is open already; null: one is to be opened. */
  opened: () => WebSocket | null;
  /** The socket closed without being asked to. */
  lost: (code: number, reason: string) => void;
  /** Each message that goes through. */
  trace: (direction: 'in' | 'out', message: string) => void;
  /** A message that the SIP library could not take. */
  failed: (error: unknown) => void;
}

/** What is open or being opened. */
interface Line {
  socket: WebSocket;
  /** Ends the attempt that waits for the socket. */
  settle: (error?: Error) => void;
}

const CONNECT_LIMIT_MS = 10_000;

function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : '';
}

/** @throws ServiceError `socketFailed`: not an address, or one that this page may not open */
function socketOf({ opened, url }: SocketOptions): WebSocket {
  try {
    const socket = opened() ?? new WebSocket(url, 'sip');
    socket.binaryType = 'arraybuffer';
    return socket;
  } catch (error) {
    throw sipError('socketFailed', String(error));
  }
}

/**
 * SIP over WebSocket (RFC 7118), one socket at a time. Each `connect` opens a new one: of the old one nothing is
 * awaited, because a browser takes half a minute to see that a half-open socket is closed. It reconnects never by
 * itself.
 */
export class SocketTransport implements Transport {
  onConnect: (() => void) | undefined;
  onDisconnect: ((error?: Error) => void) | undefined;
  onMessage: ((message: string) => void) | undefined;
  readonly protocol: string;
  readonly stateChange = new EmitterImpl<TransportState>();
  state = TransportState.Disconnected;
  private line: Line | null = null;

  constructor(
    _logger: unknown,
    private readonly options: SocketOptions,
  ) {
    this.protocol = options.url.startsWith('wss') ? 'WSS' : 'WS';
  }

  /** Opens a socket, 10 s at most. Rejects `socketTimeout`, `socketFailed`. */
  readonly connect = (): Promise<void> => {
    this.drop();
    return new Promise((resolve, reject) => {
      const socket = socketOf(this.options);
      const limit = setTimeout(() => this.drop(sipError('socketTimeout')), CONNECT_LIMIT_MS);
      const settle = (error?: Error): void => {
        clearTimeout(limit);
        if (error === undefined) resolve();
        else reject(error);
      };
      this.line = { socket, settle };
      this.listen(socket);
      this.move(TransportState.Connecting);
      if (socket.readyState === WebSocket.OPEN) this.opened(socket);
    });
  };

  /** Closes the socket without waiting for the other side's word. */
  readonly disconnect = async (): Promise<void> => {
    this.drop();
  };

  readonly dispose = (): Promise<void> => this.disconnect();

  readonly isConnected = (): boolean => this.state === TransportState.Connected;

  readonly send = async (message: string): Promise<void> => {
    if (this.line === null || !this.isConnected()) throw new Error('Not connected.');
    this.options.trace('out', message);
    this.line.socket.send(withTelUris(message));
  };

  /** Lets go of the socket at once; an attempt under way fails with the error. */
  readonly drop = (error: Error = sipError('socketFailed')): void => {
    const { line } = this;
    if (line === null) return;
    const wasConnected = this.isConnected();
    this.line = null;
    line.socket.close();
    this.move(TransportState.Disconnected);
    line.settle(error);
    if (wasConnected) this.onDisconnect?.();
  };

  private readonly opened = (socket: WebSocket): void => {
    if (this.line?.socket !== socket) return;
    this.move(TransportState.Connected);
    this.onConnect?.();
    this.line.settle();
  };

  private readonly listen = (socket: WebSocket): void => {
    const isOurs = (): boolean => this.line?.socket === socket;
    socket.addEventListener('open', () => this.opened(socket));
    socket.addEventListener('message', ({ data }) => {
      if (isOurs()) this.receive(textOf(data));
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (isOurs()) this.closed(code, reason);
    });
  };

  private readonly receive = (message: string): void => {
    // An empty line is a keep-alive (RFC 5626 §3.5.1).
    if (message.trim() === '') return;
    this.options.trace('in', message);
    try {
      this.onMessage?.(withoutTelUris(withAnswerableChallenges(message)));
    } catch (error) {
      this.options.failed(error);
    }
  };

  private readonly closed = (code: number, reason: string): void => {
    const wasConnected = this.isConnected();
    const settle = this.line?.settle;
    this.line = null;
    this.move(TransportState.Disconnected);
    // Where one that never opened was to lead is all that tells a refused certificate from another failure.
    settle?.(
      sipError('socketFailed', [code, reason, this.options.url].filter((part) => part !== '').join(' ')),
    );
    if (!wasConnected) return;
    this.onDisconnect?.(new Error(`WebSocket closed (${code})`));
    this.options.lost(code, reason);
  };

  private readonly move = (state: TransportState): void => {
    if (state === this.state) return;
    this.state = state;
    this.stateChange.emit(state);
  };
}
