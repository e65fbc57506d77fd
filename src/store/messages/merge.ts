import type { Attachment, Envelope, Message, MessageStatus, QuotedMessage } from './types';

const RANK: Record<MessageStatus, number> = { pending: 0, sent: 1, delivered: 2, seen: 3, deleted: 4 };

function isNumber(id: string): boolean {
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return id !== '';
}

/** The order of server ids: numbers by size, then all others by their letters. */
export function compareIds(a: string, b: string): number {
  const numeric = isNumber(a);
  if (numeric !== isNumber(b)) return numeric ? -1 : 1;
  if (numeric && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

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

const PLAIN: Record<Plain, true> = {
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
  subject: true,
  sentAt: true,
  errorText: true,
  updatedAt: true,
};

const PLAIN_KEYS = Object.keys(PLAIN);

/** Whether two words of a message say the same: a read repeats all that is known. */
function sameMessage(a: Message, b: Message): boolean {
  return (
    PLAIN_KEYS.every((key) => Reflect.get(a, key) === Reflect.get(b, key)) &&
    sameFiles(a.attachments, b.attachments) &&
    sameQuote(a.quoted, b.quoted) &&
    sameEnvelope(a.envelope, b.envelope)
  );
}

/**
 * What is known of a message after another word of it, whichever came first: the later word counts, the
 * status only goes forward, and ids once known stay (contract §1.6). The same object when nothing
 * changed.
 */
export function mergeMessage(known: Message, word: Message): Message {
  const isOlder = known.updatedAt !== null && word.updatedAt !== null && word.updatedAt < known.updatedAt;
  const [later, earlier] = isOlder ? [known, word] : [word, known];
  const merged = {
    ...later,
    status: RANK[word.status] > RANK[known.status] ? word.status : known.status,
    clientMsgId: later.clientMsgId ?? earlier.clientMsgId,
    providerId: later.providerId ?? earlier.providerId,
  };
  return sameMessage(known, merged) ? known : merged;
}
