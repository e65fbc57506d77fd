import type { Message, MessageStatus } from './types';

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

/**
 * What is known of a message after another word of it: an older word changes nothing but may bring
 * the status forward, which never goes back (contract §1.6). The same object when nothing changed.
 */
export function mergeMessage(known: Message, word: Message): Message {
  const older = known.updatedAt !== null && word.updatedAt !== null && word.updatedAt < known.updatedAt;
  const status = RANK[word.status] > RANK[known.status] ? word.status : known.status;
  if (older) return status === known.status ? known : { ...known, status };
  return {
    ...word,
    status,
    clientMsgId: word.clientMsgId ?? known.clientMsgId,
    providerId: word.providerId ?? known.providerId,
  };
}
