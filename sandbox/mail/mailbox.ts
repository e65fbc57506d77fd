import { ImapFlow } from 'imapflow';
import type { Centre } from '../centre/centre';
import { backoff } from './backoff';
import { createBell } from './bell';
import type { Inbox } from './inbox';
import { createMarks } from './marks';
import { isThisMachine, type MailSource } from './servers';

/** What a mailbox is read with. */
export interface MailboxParts {
  centre: Centre;
  source: MailSource;
  retryMs: number;
  pollMs: number;
  inbox: Inbox;
  onError: (error: unknown) => void;
}

/** A mailbox that is watched. */
export interface WatchedMailbox {
  /** Ends the connection, after the mail that is being stored. */
  close(): Promise<void>;
}

/** Larger mails are read up to here, bytes. */
const MOST_BYTES = 64 * 1_048_576;
const WAIT_MS = 20_000;
/** How soon the server is asked to tell of new mails once nothing else goes on. */
const IDLE_AFTER_MS = 100;

function connectionTo(source: MailSource): ImapFlow {
  const { host, port, secure, user, pass } = source;
  const near = isThisMachine(source);
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass },
    logger: false,
    // A password goes to other machines over an encrypted connection, or not at all.
    ...(secure || near ? {} : { doSTARTTLS: true }),
    tls: { rejectUnauthorized: !near },
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    autoIdleDelay: IDLE_AFTER_MS,
  });
}

/** What went wrong, in words without what was said to the server. */
function lost({ host, port }: MailSource, error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error);
  return new Error(`no mails come from ${host}:${String(port)} now: ${why}`);
}

/**
 * Watches a mailbox: takes in what is unseen, marks it as seen once it is stored, waits for more, and connects again
 * when the line is lost.
 */
export function createMailbox({
  centre,
  source,
  retryMs,
  pollMs,
  inbox,
  onError,
}: MailboxParts): WatchedMailbox {
  /** Rings at the end alone: neither news nor a lost line cut the wait between two connections. */
  const end = createBell();
  const marks = createMarks(centre, source);
  let closed = false;
  let failures = 0;
  let current: ImapFlow | undefined;
  /** It changes while others are waited for. */
  const isClosed = (): boolean => closed;

  async function takeOne(client: ImapFlow, uid: number, validity: string): Promise<void> {
    const range = String(uid);
    const query = { uid: true, source: { start: 0, maxLength: MOST_BYTES } };
    const mail = await client.fetchOne(range, query, { uid: true });
    // Somebody deleted it meanwhile.
    if (!mail || !mail.source) return;
    const { queue } = source;
    const inWork = (): void => marks.stored(validity, uid);
    await inbox.receive(mail.source, { ...(queue === undefined ? {} : { queue }), inWork });
    await markSeen(client, range, validity, uid);
  }

  async function markSeen(client: ImapFlow, range: string, validity: string, uid: number): Promise<void> {
    const isDone = await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
    // A mailbox that may only be read keeps its marks; a lost line is another matter.
    if (!isDone && !client.usable) throw new Error(`the line to ${source.host} was lost`);
    marks.seen(validity, uid);
  }

  /** Those that were stored when the line, or this process, was lost before they were marked. */
  async function markLeft(client: ImapFlow, validity: string): Promise<void> {
    const left = marks.unmarked(validity);
    if (left) await markSeen(client, `${String(left.from)}:${String(left.to)}`, validity, left.to);
  }

  async function takeNew(client: ImapFlow, validity: string): Promise<void> {
    const from = marks.next(validity);
    const found = await client.search({ seen: false, uid: `${String(from)}:*` }, { uid: true });
    // `n:*` names the last mail also where its number is lower.
    const uids = (found || []).filter((uid) => uid >= from).sort((a, b) => a - b);
    for (const uid of uids) {
      if (isClosed()) return;
      await takeOne(client, uid, validity);
    }
  }

  async function session(client: ImapFlow): Promise<void> {
    const news = createBell();
    client.on('exists', news.ring);
    client.on('close', news.ring);
    await client.connect();
    const { uidValidity } = await client.mailboxOpen('INBOX');
    const validity = String(uidValidity);
    await markLeft(client, validity);
    while (!isClosed() && client.usable) {
      await takeNew(client, validity);
      failures = 0;
      await news.wait(pollMs);
    }
  }

  async function watch(): Promise<void> {
    while (!isClosed()) {
      const client = connectionTo(source);
      current = client;
      // What fails is thrown where it is waited for; the close follows.
      client.on('error', () => undefined);
      try {
        await session(client);
      } catch (error) {
        if (failures === 0 && !isClosed()) onError(lost(source, error));
      } finally {
        client.close();
      }
      failures += 1;
      if (!isClosed()) await end.wait(backoff(retryMs, failures));
    }
  }

  const watching = watch().catch(onError);
  return {
    close: async () => {
      closed = true;
      current?.close();
      end.ring();
      await watching;
    },
  };
}
