import { StunProtocol, type RTCPeerConnection, type UdpTransport } from 'werift';

/** The ways between a connection and its device. */
export interface Paths {
  /** Its sockets are open: from now on it is known where the device is heard from. */
  watch(): void;
  /** The device is in another network: nothing comes from, or gets to, where it was heard from until now. */
  lose(): void;
}

/** werift keeps its sockets to itself. */
function socketsOf(pc: RTCPeerConnection): UdpTransport[] {
  return pc.iceTransports.flatMap(({ connection }) => {
    const protocols: unknown = Reflect.get(connection, 'protocols');
    return Array.isArray(protocols)
      ? protocols.flatMap((one) => (one instanceof StunProtocol ? [one.transport] : []))
      : [];
  });
}

/** The paths of a connection, none of them lost. */
export function createPaths(pc: RTCPeerConnection): Paths {
  const used = new Set<number>();
  const lost = new Set<number>();
  const watched = new WeakSet<UdpTransport>();

  function follow(socket: UdpTransport): void {
    if (watched.has(socket)) return;
    watched.add(socket);
    const { onData, send } = socket;
    socket.onData = (data, from) => {
      if (lost.has(from[1])) return;
      used.add(from[1]);
      onData(data, from);
    };
    socket.send = async (data, to) => {
      if (!lost.has(to?.[1] ?? 0)) await send(data, to);
    };
  }

  return {
    watch: () => socketsOf(pc).forEach(follow),
    lose: () => used.forEach((port) => lost.add(port)),
  };
}
