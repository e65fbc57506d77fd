import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { isThisMachine, type MailServer } from './servers';

/** What came of handing a mail over. */
export type Carried =
  /** `refused` are those whom the server will not take it for, and why. */
  | { kind: 'taken'; refused: string[]; why: string }
  /** For good: a new try would end the same way. */
  | { kind: 'refused'; why: string }
  /** This mail may be taken later. */
  | { kind: 'later'; why: string }
  /** No mail goes now. */
  | { kind: 'down'; why: string };

/** What carries mails away. */
export interface Carrier {
  carry(raw: Buffer, from: string, to: readonly string[]): Promise<Carried>;
  close(): void;
}

const WAIT_MS = 20_000;
const SILENCE_MS = 60_000;

const failure = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
});

/** Codes of a server, or a way to it, that takes nothing from anybody now. */
const DOWN = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL', 'EPROXY'];

/** The service closes, or wants somebody else to sign in: that is about us, not about the mail. RFC 5321, RFC 4954 */
const CLOSED = [421, 530, 534, 535, 538];

function outcomeOf(error: unknown): Carried {
  const read = v.safeParse(failure, error);
  if (!read.success) return { kind: 'later', why: String(error) };
  const { responseCode = 0, code = '', response, message } = read.output;
  const why = response ?? message;
  if (DOWN.includes(code) || CLOSED.includes(responseCode)) return { kind: 'down', why };
  return { kind: responseCode >= 500 ? 'refused' : 'later', why };
}

/** Makes the carrier to a mail server. Connections to other machines are encrypted, or not used. */
export function createSmtp(server: MailServer): Carrier {
  const { host, port, secure, user, pass } = server;
  const near = isThisMachine(server);
  const stop = new AbortController();
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !near,
    ...(user === '' ? {} : { auth: { user, pass } }),
    tls: { rejectUnauthorized: !near },
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    carry: async (raw, from, to) => {
      const mail = { raw, envelope: { from, to: [...to] }, signal: stop.signal };
      try {
        const info = await transport.sendMail(mail);
        return { kind: 'taken', refused: info.rejected, why: info.response };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => {
      stop.abort();
      transport.close();
    },
  };
}
