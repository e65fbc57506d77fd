import type {
  Hello,
  HandshakeResult,
  RealtimeClient,
  RealtimeEvent,
} from '../../../src/services/realtime/client';
import type { DomainEvent } from '../../../src/services/realtime/decode';
import type { PushMark } from '../../../src/store/stamp';
import { sampleHandshake, sampleUser } from '../sagaSamples';
import { scripted, type Scripted } from './scripted';

/** A socket without a network: the test says what happens on it. */
export interface FakeRealtime extends RealtimeClient {
  /** Lets something happen. */
  emit(event: RealtimeEvent): void;
  /** Lets the server send an event, to the sample user unless told; without a mark it is not numbered. */
  push(mark: PushMark | null, event: DomainEvent, agent?: string): void;
  /** Drops the open socket, as a network does. */
  drop(cause?: string): void;
  /** What an attempt to connect comes to; `opens` unless told. */
  behaviour: 'opens' | 'fails' | 'silent';
  authenticate: Scripted<[Hello], HandshakeResult>;
  /** How often `connect` was called, and to which server. */
  attempts: string[];
  /** How many listeners hang on the socket. */
  listeners(): number;
}

/** Makes a socket that opens and is accepted at once. */
export function createFakeRealtime(): FakeRealtime {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  let server = '';
  let connected = false;
  let current = 0;

  const fake: FakeRealtime = {
    behaviour: 'opens',
    attempts: [],
    authenticate: scripted<[Hello], HandshakeResult>(() => ({
      kind: 'accepted',
      handshake: sampleHandshake(),
    })),
    listeners: () => listeners.size,
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    push(mark, event, agent = sampleUser().fullName) {
      const to = { name: agent, id: null };
      const push = mark === null ? {} : { push: mark };
      fake.emit({ kind: 'event', event: { kind: 'fact', ...push, to, event } });
    },
    drop(cause = 'transport close') {
      if (!connected) return;
      connected = false;
      fake.emit({ kind: 'disconnected', cause });
    },
    configure(options) {
      ({ server } = options);
    },
    connect() {
      if (connected) return;
      fake.attempts.push(server);
      current += 1;
      const mine = current;
      queueMicrotask(() => {
        if (mine !== current || fake.behaviour === 'silent') return;
        if (fake.behaviour === 'fails') {
          fake.emit({ kind: 'connectFailed', message: 'refused' });
          return;
        }
        connected = true;
        fake.emit({ kind: 'connected', socketId: `socket-${mine}` });
      });
    },
    disconnect() {
      current += 1;
      fake.drop('io client disconnect');
    },
    isConnected: () => connected,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    request: () => Promise.resolve({ kind: 'disconnected' }),
    upload: () => Promise.resolve({ kind: 'disconnected' }),
    volatile: () => undefined,
  };
  return fake;
}
