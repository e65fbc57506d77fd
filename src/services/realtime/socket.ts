import type { Socket } from 'socket.io-client';

/**
 * Makes a socket that waits for `connect()`: websocket only, no reconnection of its own (contract §1.4).
 * socket.io is fetched with the first connection because the login page needs none.
 */
export async function makeSocket(url: string, connectTimeoutMs: number): Promise<Socket> {
  const { io } = await import('socket.io-client');
  return io(url, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: connectTimeoutMs,
  });
}
