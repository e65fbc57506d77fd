import { EmitterImpl, TransportState, type Transport } from 'sip.js';

/** A wire within the process: what comes in at the far end is handed to the user agent. */
export interface MemoryTransport extends Transport {
  deliver(message: string): void;
}

/** A SIP transport whose wire ends in `hear`. */
export function createMemoryTransport(hear: (message: string) => void): MemoryTransport {
  let state = TransportState.Disconnected;
  const isConnected = () => state === TransportState.Connected;
  const transport: MemoryTransport = {
    get state() {
      return state;
    },
    protocol: 'WS',
    stateChange: new EmitterImpl<TransportState>(),
    onConnect: undefined,
    onDisconnect: undefined,
    onMessage: undefined,
    isConnected,
    connect() {
      state = TransportState.Connected;
      transport.onConnect?.();
      return Promise.resolve();
    },
    disconnect() {
      state = TransportState.Disconnected;
      transport.onDisconnect?.();
      return Promise.resolve();
    },
    dispose: () => transport.disconnect(),
    send(message) {
      // A wire takes a while: the sender has gone on when the other end hears.
      if (isConnected()) return Promise.resolve().then(() => hear(message));
      return Promise.reject(new Error('Not connected'));
    },
    deliver(message) {
      if (isConnected()) transport.onMessage?.(message);
    },
  };
  return transport;
}
