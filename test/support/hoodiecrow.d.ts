declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net';

  /** A client's connection; `inputHandler` takes its lines while it waits for news. */
  interface Connection {
    socket: Socket;
    inputHandler: false | ((line: string) => void);
  }

  /** An IMAP server for tests; its mails are in memory, a byte a character. */
  interface Hoodiecrow {
    server: Server;
    connectionHandlers: ((connection: Connection) => void)[];
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
    appendMessage(mailbox: string, flags: string[], internalDate: string, raw: string): void;
    getStatus(mailbox: string): { seen: number; unseen: number };
    getMailbox(mailbox: string): { messages: unknown[] };
  }

  function hoodiecrow(options: { plugins: string[] }): Hoodiecrow;
  export = hoodiecrow;
}
