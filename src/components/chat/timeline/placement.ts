import { MINUTE_MS, momentOf } from '../../../lib/time';
import type { Message } from '../../../store/messages/types';
import type { OutboxItem } from '../../../store/outbox/types';
import type { EarlierProtocol } from '../../../store/timeline/types';

/** Messages of one sender that lie no further apart than this stand together. */
const TOGETHER_MS = 5 * 60_000;

/** Where a conversation begins among others of the same customer. */
export interface ProtocolMark extends Omit<EarlierProtocol, 'messages'> {
  /** It is the open one. */
  isOpen: boolean;
}

/** What one row of the timeline shows: a message, what the agent sent and no server has yet, or a mark. */
export type Entry =
  | { kind: 'message'; message: Message }
  | { kind: 'unsent'; item: OutboxItem }
  | { kind: 'protocol'; mark: ProtocolMark };

/** A row that stands before the open conversation's own, with its key. */
export interface EarlierRow {
  key: string;
  entry: Entry;
}

/** How a row stands to the one before it. */
export interface Placement {
  startsDay: boolean;
  /** The first of several of the same sender. */
  startsGroup: boolean;
  /** The first of its group in its minute: only it says the time, so that none changes as others come. */
  startsMinute: boolean;
}

/** Earlier conversations, the messages of the open one and, after them, what waits to be sent: one row each. */
export interface Rows {
  earlier: readonly EarlierRow[];
  messages: readonly Message[];
  unsent: readonly OutboxItem[];
}

/** How many rows there are. */
export function rowCount({ earlier, messages, unsent }: Rows): number {
  return earlier.length + messages.length + unsent.length;
}

/** The row at an index, counted from the oldest message. */
export function entryAt({ earlier, messages, unsent }: Rows, index: number): Entry | undefined {
  if (index < earlier.length) return earlier[index]?.entry;
  const message = messages[index - earlier.length];
  if (message !== undefined) return { kind: 'message', message };
  const item = unsent[index - earlier.length - messages.length];
  return item === undefined ? undefined : { kind: 'unsent', item };
}

/**
 * The key of a row: an own message keeps it when the server acknowledges it. Asked for every row after
 * every message, so it makes nothing new.
 */
export function keyAt({ earlier, messages, unsent }: Rows, index: number): string {
  const own = index - earlier.length;
  if (own < 0) return earlier[index]?.key ?? '';
  const message = messages[own] ?? unsent[own - messages.length];
  if (message === undefined) return '';
  return message.clientMsgId ?? ('id' in message ? message.id : '');
}

/** When it was said, ms since 1970; null where the server told no time. */
export function entryTime(entry: Entry): number | null {
  if (entry.kind === 'unsent') return entry.item.createdAt;
  return momentOf(entry.kind === 'message' ? entry.message.sentAt : entry.mark.startedAt);
}

function senderOf(entry: Entry): string {
  return entry.kind === 'message' ? entry.message.direction : 'agent';
}

function agentOf(entry: Entry): string | null {
  return entry.kind === 'message' ? entry.message.agent : null;
}

const days = new WeakMap<Message, number | null>();

/** When the day of an entry began. Calendars are slow, and a row asks at each render: kept for messages. */
function dayOf(entry: Entry): number | null {
  const known = entry.kind === 'message' ? days.get(entry.message) : undefined;
  if (known !== undefined) return known;
  const at = entryTime(entry);
  const day = at === null ? null : new Date(at).setHours(0, 0, 0, 0);
  if (entry.kind === 'message') days.set(entry.message, day);
  return day;
}

function isSoonAfter(entry: Entry, before: Entry): boolean {
  const [at, atBefore] = [entryTime(entry), entryTime(before)];
  return at === null || atBefore === null || at - atBefore < TOGETHER_MS;
}

function isInMinuteOf(entry: Entry, before: Entry): boolean {
  const [at, atBefore] = [entryTime(entry), entryTime(before)];
  if (at === null || atBefore === null) return false;
  return Math.floor(at / MINUTE_MS) === Math.floor(atBefore / MINUTE_MS);
}

/** The day that a row belongs to: its own, else that of the row before it; null where none is known up to a mark. */
function dayAt(rows: Rows, index: number): number | null {
  for (let at = index; at >= 0; at -= 1) {
    const entry = entryAt(rows, at);
    if (entry === undefined || entry.kind === 'protocol') return null;
    const day = dayOf(entry);
    if (day !== null) return day;
  }
  return null;
}

/**
 * How the row at an index stands to the one before it. A message without a time stands where it arrived, on the day of
 * the one before. Computed for the rows in view only, so that a long conversation costs no more than a short one.
 */
export function placementAt(rows: Rows, index: number): Placement {
  const entry = entryAt(rows, index);
  if (entry === undefined || entry.kind === 'protocol')
    return { startsDay: false, startsGroup: true, startsMinute: true };
  const day = dayOf(entry);
  const before = entryAt(rows, index - 1);
  // What stands first does so whether or not earlier conversations are put before it.
  if (before === undefined || before.kind === 'protocol')
    return { startsDay: day !== null, startsGroup: true, startsMinute: true };
  const startsDay = day !== null && day !== dayAt(rows, index - 1);
  const sameAgent = entry.kind === 'unsent' || before.kind === 'unsent' || agentOf(entry) === agentOf(before);
  const together = senderOf(entry) === senderOf(before) && sameAgent && isSoonAfter(entry, before);
  const startsGroup = startsDay || !together;
  return { startsDay, startsGroup, startsMinute: startsGroup || !isInMinuteOf(entry, before) };
}

/** The first of the customer's last `count` messages, or of all when they are fewer (`missing` more are sought). */
export function firstUnread(
  messages: readonly Message[],
  count: number,
): { id: string | null; missing: number } {
  let first: string | null = null;
  let left = count;
  for (let index = messages.length - 1; index >= 0 && left > 0; index -= 1) {
    const message = messages[index];
    if (message?.direction !== 'customer') continue;
    first = message.id;
    left -= 1;
  }
  return { id: first, missing: left };
}
