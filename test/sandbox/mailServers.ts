import type { AddressInfo, Server, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { SMTPServer } from 'smtp-server';

/** A mail as the mail server took it. */
export interface Taken {
  from: string;
  to: string[];
  source: Buffer;
}

/** A mail server on loopback for what agents send. */
export interface SmtpWorld {
  port: number;
  taken: Taken[];
  /** Answers for the next mails, before they are taken: a status code of SMTP. */
  answers: number[];
  /** Goes away, with every connection. */
  stop(): Promise<void>;
  /** Comes, or comes back, on the same port. */
  start(): Promise<void>;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function failure(code: number): Error {
  return Object.assign(new Error(`not now (${String(code)})`), { responseCode: code });
}

/** Makes the server; whoever is named `cheio` has no room for mails. */
export function createSmtpWorld(): SmtpWorld {
  let server: SMTPServer | undefined;
  const world: SmtpWorld = {
    port: 0,
    taken: [],
    answers: [],
    start: async () => {
      const made = new SMTPServer({
        hideSTARTTLS: true,
        logger: false,
        closeTimeout: 50,
        onAuth: ({ username, password }, _session, done) => {
          if (username === 'ana@exemplo.com' && password === 'se:gre/do') done(null, { user: username });
          else done(new Error('no'));
        },
        onRcptTo: ({ address }, _session, done) => {
          done(address.startsWith('cheio@') ? failure(552) : null);
        },
        onData: (stream, { envelope }, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const code = world.answers.shift();
            if (code !== undefined) {
              done(failure(code));
              return;
            }
            const from = envelope.mailFrom ? envelope.mailFrom.address : '';
            const to = envelope.rcptTo.map(({ address }) => address);
            world.taken.push({ from, to, source: Buffer.concat(chunks) });
            done();
          });
        },
      });
      // Clients that hang up are no failure.
      made.on('error', () => undefined);
      const listening = made.listen(world.port, '127.0.0.1');
      await new Promise((resolve) => listening.once('listening', resolve));
      world.port = portOf(listening);
      server = made;
    },
    stop: () =>
      new Promise((resolve) => {
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
  return world;
}

/** A mailbox on loopback that mails are put into. */
export interface ImapWorld {
  port: number;
  put(source: Buffer | string): void;
  /** How many of its mails are marked as seen, and how many there are. */
  count(): { seen: number; all: number };
  /** Cuts every connection. */
  cut(): void;
  stop(): Promise<void>;
}

const PLUGINS = [
  'ID',
  'SASL-IR',
  'AUTH-PLAIN',
  'NAMESPACE',
  'IDLE',
  'ENABLE',
  'CONDSTORE',
  'LITERALPLUS',
  'UNSELECT',
  'SPECIAL-USE',
];

/** Makes the mailbox of `testuser`, whose password is `testpass`. */
export async function createImapWorld(): Promise<ImapWorld> {
  const imap = hoodiecrow({ plugins: PLUGINS });
  const sockets = new Set<Socket>();
  imap.connectionHandlers.push((connection) => {
    const { socket } = connection;
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      // Its clock of half an hour goes on when a client that waits for news is gone.
      if (connection.inputHandler) connection.inputHandler('DONE');
    });
  });
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve));
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: portOf(imap.server),
    put: (source) => {
      imap.appendMessage('INBOX', [], '14-Sep-2026 21:22:28 -0300', Buffer.from(source).toString('latin1'));
    },
    count: () => ({
      seen: imap.getStatus('INBOX').seen,
      all: imap.getMailbox('INBOX').messages.length,
    }),
    cut,
    stop: () => {
      cut();
      return new Promise((resolve) => imap.close(() => resolve()));
    },
  };
}
