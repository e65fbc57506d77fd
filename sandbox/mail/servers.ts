/** A mail server and who signs in there. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise the connection is turned into one (STARTTLS) */
  secure: boolean;
  user: string;
  pass: string;
}

/** A mailbox that is read, and the queue that its mails are for when they do not say it. */
export interface MailSource extends MailServer {
  queue?: string;
}

/** The servers that mails really go and come by. */
export interface MailServers {
  smtp: MailServer;
  imap: MailSource[];
  /** wait before the second try of what failed, ms; doubled each time */
  retryMs: number;
  /** how often mailboxes are looked into where their server does not tell of new mails, ms */
  pollMs: number;
}

/** An address of a mail server that cannot be used; says why without repeating it, since it may hold a password. */
export class BadServer extends Error {}

const PORTS: Record<string, { secure: boolean; port: number }> = {
  'smtp:': { secure: false, port: 587 },
  'smtps:': { secure: true, port: 465 },
  'imap:': { secure: false, port: 143 },
  'imaps:': { secure: true, port: 993 },
};

/** Who signs in where an address names nobody. */
export interface Credentials {
  user?: string | undefined;
  pass?: string | undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads `smtp://user:password@host:port` and the like (smtps, imap, imaps).
 * @throws BadServer
 */
export function readServer(text: string, kind: 'smtp' | 'imap', { user, pass }: Credentials): MailServer {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url && PORTS[url.protocol];
  if (!usual || !url.hostname || !url.protocol.startsWith(kind)) {
    throw new BadServer(`--${kind} needs an address like ${kind}s://user:password@host:port`);
  }
  return {
    host: url.hostname.replace(/^\[|\]$/gu, ''),
    port: url.port === '' ? usual.port : Number(url.port),
    secure: usual.secure,
    user: url.username === '' ? (user ?? '') : decoded(url.username),
    pass: url.password === '' ? (pass ?? '') : decoded(url.password),
  };
}

/** `QUEUE=…` in front of an option's value. */
export function readForQueue(text: string): { queue?: string; rest: string } {
  const [, queue, rest] = /^([^=:]*)=(.*)$/su.exec(text) ?? [];
  return queue === undefined || rest === undefined ? { rest: text } : { queue: queue.trim(), rest };
}

/** Whether a server is this machine: certificates of its own making are fine there, and so are plain connections. */
export function isThisMachine({ host }: MailServer): boolean {
  return host === 'localhost' || host === '::1' || /^127\./u.test(host);
}
