import { isBefore } from '../../lib/time';
import type { Attachment, Envelope, Message, MessageStatus, QuotedMessage } from './types';

const RANK: Record<MessageStatus, number> = {
  pending: 0,
  // The server has it, and nobody knows how far it came: any status that is known says more.
  other: 1,
  sent: 2,
  delivered: 3,
  seen: 4,
  deleted: 5,
};

function sameFields<T extends object>(a: T, b: T): boolean {
  return Object.entries(a).every(([key, value]) => Object.is(value, Reflect.get(b, key)));
}

function sameFiles(a: readonly Attachment[], b: readonly Attachment[]): boolean {
  return a.length === b.length && a.every((file, index) => sameFields(file, b[index] ?? file));
}

function sameQuote(a: QuotedMessage | null, b: QuotedMessage | null): boolean {
  return a === null || b === null ? a === b : sameFields(a, b);
}

function sameAddresses(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((address, index) => address === b[index]);
}

function sameEnvelope(a: Envelope | null, b: Envelope | null): boolean {
  if (a === null || b === null || a === b) return a === b;
  const { from, to, cc, bcc } = b;
  return a.from === from && sameAddresses(a.to, to) && sameAddresses(a.cc, cc) && sameAddresses(a.bcc, bcc);
}

type Plain = Exclude<keyof Message, 'attachments' | 'quoted' | 'envelope'>;

/** Fields that are compared by value; an object among them does not compile. */
const PLAIN: { [K in Plain]-?: NonNullable<Message[K]> extends object ? never : true } = {
  id: true,
  providerId: true,
  clientMsgId: true,
  conversationId: true,
  text: true,
  plainText: true,
  direction: true,
  queue: true,
  queueType: true,
  agent: true,
  status: true,
  statusText: true,
  subject: true,
  sentAt: true,
  repliesTo: true,
  isForward: true,
  errorText: true,
  updatedAt: true,
};

const PLAIN_KEYS = Object.keys(PLAIN);

/** Whether two reports of a message say the same: most of what a read brings is known already. */
function sameMessage(a: Message, b: Message): boolean {
  return (
    PLAIN_KEYS.every((key) => Reflect.get(a, key) === Reflect.get(b, key)) &&
    sameFiles(a.attachments, b.attachments) &&
    sameQuote(a.quoted, b.quoted) &&
    sameEnvelope(a.envelope, b.envelope)
  );
}

/** The message of the later report with the furthest status of both; `statusText` belongs to the status `other`. */
function withStatus(later: Message, earlier: Message): Message {
  const status = RANK[earlier.status] > RANK[later.status] ? earlier.status : later.status;
  if (status === later.status && (status === 'other' || later.statusText === undefined)) return later;
  const { statusText: _left, ...rest } = later;
  const text = status === 'other' ? earlier.statusText : undefined;
  return text === undefined ? { ...rest, status } : { ...rest, status, statusText: text };
}

/**
 * Merges two reports of one message, in whichever order they came: the later one counts, the status only moves
 * forward, and known ids stay (contract §1.6). Gives the same object when nothing changed.
 */
export function mergeMessage(known: Message, word: Message): Message {
  const isOlder = isBefore(word.updatedAt, known.updatedAt);
  const [later, earlier] = isOlder ? [known, word] : [word, known];
  const merged = {
    ...withStatus(later, earlier),
    clientMsgId: later.clientMsgId ?? earlier.clientMsgId,
    providerId: later.providerId ?? earlier.providerId,
  };
  return sameMessage(known, merged) ? known : merged;
}

/**
 * The same for a report from a read, or by an event without a time. A server may tell of an error once alone: the error
 * stays, though later reports do not repeat it, until the status moves on.
 */
export function mergeRead(known: Message, word: Message): Message {
  const isSilent = word.errorText === null && RANK[word.status] <= RANK[known.status];
  return mergeMessage(known, isSilent ? { ...word, errorText: known.errorText } : word);
}
