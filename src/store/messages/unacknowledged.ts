import { compareIds, isNumber } from '../../lib/compareIds';
import { isOwnWriting, type AgentNames } from '../../lib/agentNames';
import { momentOf } from '../../lib/time';
import type { OutboxItem } from '../outbox/types';
import { mailWords, plainWords } from './plainWords';
import type { Attachment, Message } from './types';

/** Where the messages end that were known when an item first went out: an id, null for none, undefined unknown. */
type Mark = string | null | undefined;

interface Named {
  name: string;
  bytes?: number;
}

function filesOf({ file, mail }: OutboxItem): Named[] {
  const ofMail = mail?.files.map(({ name }) => ({ name })) ?? [];
  return file === null ? ofMail : [{ name: file.name, bytes: file.bytes }, ...ofMail];
}

/** A server may give a file another name; its length stays. */
function isFile({ name, bytes }: Named, attachment: Attachment): boolean {
  const isLong = bytes !== undefined && bytes > 0 && attachment.bytes === bytes;
  return isLong || plainWords(attachment.fileName) === plainWords(name);
}

function hasSameFiles(item: OutboxItem, { attachments }: Message): boolean {
  const sent = filesOf(item);
  const hasAll = sent.every((file) => attachments.some((one) => isFile(file, one)));
  // A mail may bring pictures of its text, a template one of its own.
  const mayHaveMore = item.mail !== null || item.template !== null;
  return hasAll && (mayHaveMore || attachments.length === sent.length);
}

function hasSameWords(item: OutboxItem, { text, plainText }: Message): boolean {
  const { file, mail } = item;
  const comparable = mail === null ? plainWords : mailWords;
  const said = [text, plainText ?? ''].map(comparable);
  const meant = [item.text, ...(mail === null ? [] : [mail.plainText])].map(comparable);
  // A file without a caption may be shown with its name for one.
  if (file !== null && plainWords(item.text) === '') meant.push(plainWords(file.name));
  return meant.some((words) => said.includes(words) && (words !== '' || filesOf(item).length > 0));
}

function mayBe(item: OutboxItem, message: Message, user: AgentNames | null): boolean {
  const isFree = message.clientMsgId === null && message.status !== 'deleted';
  const isOwn = message.direction === 'agent' && isOwnWriting(message.agent, user);
  return isFree && isOwn && hasSameWords(item, message) && hasSameFiles(item, message);
}

/** Whether the ids of messages tell their order. */
export function doIdsSort(messages: readonly Message[]): boolean {
  return messages.every(({ id }) => isNumber(id));
}

/**
 * Messages in the server's order: by their ids where these are numbers, else as the server listed them, the oldest
 * first. Two times of the server's own tell which end that is.
 */
export function inServerOrder(listed: readonly Message[]): readonly Message[] {
  if (doIdsSort(listed)) return listed.toSorted((a, b) => compareIds(a.id, b.id));
  const [first, last] = [listed[0], listed.at(-1)].map((one) => momentOf(one?.sentAt ?? null));
  const isBackwards = (first ?? Number.NaN) > (last ?? Number.NaN);
  return isBackwards ? listed.toReversed() : listed;
}

/** The newest of some messages; where ids tell no order, by the server's times alone. Null: there are none. */
export function newestOf(messages: readonly Message[]): Message | null {
  if (doIdsSort(messages)) return messages.toSorted((a, b) => compareIds(a.id, b.id)).at(-1) ?? null;
  return messages.reduce<Message | null>((newest, message) => {
    const [at, newestAt] = [message.sentAt, newest?.sentAt ?? null].map(momentOf);
    const isOlder = newest !== null && (at ?? Number.NaN) < (newestAt ?? Number.NaN);
    return isOlder ? newest : message;
  }, null);
}

/** The messages behind a mark; null when that cannot be told. `messages` in the server's order. */
function behind(messages: readonly Message[], mark: Mark): readonly Message[] | null {
  if (mark === undefined) return null;
  if (mark === null) return messages;
  if (isNumber(mark) && doIdsSort(messages)) return messages.filter(({ id }) => compareIds(id, mark) > 0);
  const at = messages.findIndex(({ id }) => id === mark);
  return at < 0 ? null : messages.slice(at + 1);
}

/**
 * Which messages some items of a conversation became, by clientMsgId, at a server that keeps none (contract §1.10): each the
 * oldest free one of this agent with its words and files behind its mark, one to one in the order of sending. No clock
 * is compared. `messages` in the server's order.
 */
export function matchUnacknowledged(
  items: readonly OutboxItem[],
  messages: readonly Message[],
  user: AgentNames | null,
): Map<string, Message> {
  const matches = new Map<string, Message>();
  const taken = new Set<string>();
  for (const item of items.toSorted((a, b) => a.order - b.order)) {
    const free = behind(messages, item.knownUntil) ?? [];
    const found = free.find((message) => !taken.has(message.id) && mayBe(item, message, user));
    if (found === undefined) continue;
    taken.add(found.id);
    matches.set(item.clientMsgId, found);
  }
  return matches;
}

/** Whether an item may be among the messages although nothing tells that these came after it went out. */
export function isUnclear(item: OutboxItem, messages: readonly Message[], user: AgentNames | null): boolean {
  const cannotTell = behind(messages, item.knownUntil) === null;
  return cannotTell && messages.some((message) => mayBe(item, message, user));
}
