import type { Socket } from 'node:net';

/** Writes "length:text," (https://cr.yp.to/proto/netstrings.txt). */
export function writeNetstring(socket: Socket, text: string): void {
  socket.write(`${String(Buffer.byteLength(text))}:${text},`);
}

/** Reads every such text that comes. */
export function readNetstrings(socket: Socket, take: (text: string) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(0, colon)).toString());
      if (colon === -1 || rest.length <= end) return;
      take(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end + 1);
    }
  });
}
