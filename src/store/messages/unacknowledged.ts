import { momentOf } from '../moment';
import type { OutboxItem } from '../outbox/types';
import { compareIds } from './merge';
import type { Message } from './types';

/** The clocks of the server and of this machine may differ by this much, ms. */
const SKEW_MS = 5 * 60_000;

function isOf(item: OutboxItem, agent: string, message: Message): boolean {
  const isOwn = message.direction === 'agent' && (message.agent === null || message.agent === agent);
  const said = [message.text, message.plainText ?? ''].map((text) => text.trim());
  const files = message.attachments.map(({ fileName }) => fileName);
  const sent = [item.file, ...(item.mail?.files ?? [])].filter((file) => file !== null);
  const hasFiles = sent.every(({ name }) => files.includes(name));
  const texts = [item.text, ...(item.mail === null ? [] : [item.mail.plainText])].map((text) => text.trim());
  return isOwn && message.clientMsgId === null && hasFiles && texts.some((text) => said.includes(text));
}

/**
 * Which message an item became at a server that keeps no clientMsgId (contract §1.10): the oldest of this
 * agent with the same words and file that stands for no other item, was not known before the item went out
 * (`knownUntil`, a message id; null: unknown) and is not older than the item.
 */
export function findUnacknowledged(
  item: OutboxItem,
  messages: readonly Message[],
  agent: string,
  knownUntil: string | null,
): Message | null {
  const found = messages.find(
    (message) =>
      isOf(item, agent, message) &&
      (knownUntil === null || compareIds(message.id, knownUntil) > 0) &&
      (momentOf(message.sentAt) ?? item.createdAt) >= item.createdAt - SKEW_MS,
  );
  return found ?? null;
}
