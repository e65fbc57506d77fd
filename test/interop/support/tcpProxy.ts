import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line that can be cut. */
export interface TcpProxy {
  port: number;
  /** Cuts every connection (RST). */
  drop(): void;
  /** Connections stay open, but nothing goes through: a half-open socket. */
  freeze(): void;
  /** New connections are cut at once, or let through again. */
  refuse(refused: boolean): void;
  close(): void;
}

/** A proxy on loopback to a port there. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let refuses = false;

  const server = createServer((client) => {
    if (refuses) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    const join = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on('data', (data) => {
        if (!frozen.has(from)) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    join(client, upstream);
    join(upstream, client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const drop = (): void => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    port: (server.address() as AddressInfo).port,
    drop,
    freeze: () => sockets.forEach((socket) => frozen.add(socket)),
    refuse(refused) {
      refuses = refused;
    },
    close() {
      drop();
      server.close();
    },
  };
}
