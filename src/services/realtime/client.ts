import type { Handshake } from '../../store/connection/types';
import type { ReportedMemberships } from '../../store/queues/types';
import type { Failure } from '../../lib/failure';
import type { AckResult } from './ackResult';
import type { ActionMap, FileCancel, FileEvent, FileFrame } from './contract';
import type { DecodedEvent } from './decode';

/** Something that happened on the socket. */
export type RealtimeEvent =
  | { kind: 'connected'; socketId: string }
  | { kind: 'disconnected'; cause: string }
  | { kind: 'connectFailed'; message: string }
  /** The server refused an action because it no longer knows the session. */
  | { kind: 'unauthorised'; message: string }
  | { kind: 'event'; event: DecodedEvent };

/** Who asks: the agent's full name and extension (contract §1, `Req`). */
export interface Sender {
  name: string;
  extension: string | null;
}

/** Who connects, and how far this console followed the agent's event stream before (contract §3). */
export interface Hello extends Sender {
  epoch: string | null;
  lastSeq: number | null;
}

/** What the server accepted, with the agent's queues as it says them; null: it does not. */
export type HandshakeAnswer = Omit<Handshake, 'memberships'> & (ReportedMemberships | { memberships: null });

/** The server's answer to the handshake. */
export type HandshakeResult =
  | { kind: 'accepted'; handshake: HandshakeAnswer }
  /** No answer in 10 s, or none that promises to do each request once: a server without acks (contract §1.10). */
  | { kind: 'noAck' }
  /** `retryable`: only for now, `retryAfterMs` (null: unsaid) at least. */
  | { kind: 'refused'; failure: Failure; retryable: boolean; retryAfterMs: number | null }
  /** The socket closed meanwhile. */
  | { kind: 'disconnected' };

/** The actions by name, and their fields as the wire has them. */
export type ActionName = keyof ActionMap;
export type ActionFields<A extends ActionName> = ActionMap[A]['fields'];

/**
 * The socket to the server. It never reconnects by itself and emits only while connected, so that
 * nothing is sent behind the sagas' back.
 */
export interface RealtimeClient {
  /** Which server the next `connect` goes to (the settings dialog's text). */
  configure(options: { server: string }): void;
  /** Starts one attempt; `connected` or `connectFailed` follows. Nothing happens while connected. */
  connect(): void;
  /** Closes the socket, or gives up the attempt. */
  disconnect(): void;
  isConnected(): boolean;
  /** Calls the listener for each event; returns how to unsubscribe. */
  subscribe(listener: (event: RealtimeEvent) => void): () => void;
  /** Introduces the agent after `connected` (contract §3). */
  authenticate(hello: Hello): Promise<HandshakeResult>;
  /** Sends an action and waits 10 s for its answer (contract §4), the data of which are as they came. */
  request<A extends ActionName>(
    action: A,
    fields: ActionFields<A>,
    reqId: string,
    agent: Sender,
  ): Promise<AckResult<unknown>>;
  /** Sends a part of a file, or gives an upload up, and waits 10 s for its answer (contract §4, Files). */
  upload(event: FileEvent, frame: FileFrame | FileCancel, chunk: ArrayBuffer): Promise<AckResult<unknown>>;
  /** Sends something that may be lost; nothing while disconnected. */
  volatile(action: 'digitando', fields: ActionFields<'digitando'>, agent: Sender): void;
}
