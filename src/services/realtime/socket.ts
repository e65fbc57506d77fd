import type { Socket } from 'socket.io-client';

/** Makes a socket that waits for `connect()`. */
export type MakeSocket = (url: string, connectTimeoutMs: number) => Socket;

/**
 * Fetches socket.io, with the first connection because the login page needs none. Its sockets speak
 * websocket only and have no reconnection of their own (contract §1.4).
 */
export async function loadSockets(): Promise<MakeSocket> {
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
