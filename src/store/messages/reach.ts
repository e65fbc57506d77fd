import { compareIds } from '../../lib/compareIds';
import { READ_IDLE, READ_LOADED, READ_LOADING, type ReadState } from '../../lib/failure';
import type { MessagesPart } from './actions';
import { messageById, pagesFrom, pagesOf, withMessages, withOlder, type MessagePages } from './pages';
import type { Message } from './types';

/** How far back nothing is missing: to the beginning, to the message with an id, or (null) not known. */
export type Reach = 'begin' | { from: string } | null;

/** The messages of one conversation. */
export interface ConversationMessages {
  pages: MessagePages;
  reach: Reach;
  read: ReadState;
  /** True: a read is due before this can be trusted to be whole. */
  stale: boolean;
  /** It became stale while it was being read: the answer may be from before. */
  staledMeanwhile?: true;
  /** The newest message before those that came by events and may stand behind a gap; null: there was none. */
  knownUntil?: string | null;
}

/** Of a conversation that nothing was heard of. */
export const NOTHING: ConversationMessages = { pages: [], reach: null, read: READ_IDLE, stale: true };

function isReached({ knownUntil, reach }: ConversationMessages, id: string): boolean {
  const isBeforeGap = knownUntil === undefined || (knownUntil !== null && compareIds(id, knownUntil) <= 0);
  return isBeforeGap && (reach === 'begin' || (reach !== null && compareIds(id, reach.from) >= 0));
}

function oldestId(messages: readonly Message[]): string | null {
  return messages.reduce<string | null>(
    (oldest, { id }) => (oldest === null || compareIds(id, oldest) < 0 ? id : oldest),
    null,
  );
}

function newestIn(pages: MessagePages): string | null {
  return pages.at(-1)?.at(-1)?.id ?? null;
}

/** With what came by itself; where others may be missing before it, what was known without it is remembered. */
export function withPages(
  known: ConversationMessages,
  pages: MessagePages,
  mayMiss: boolean,
): ConversationMessages {
  if (pages === known.pages) return known;
  const newest = newestIn(known.pages);
  const isTold = known.reach === null || known.knownUntil !== undefined;
  const isBehindGap = (mayMiss || known.stale) && !isTold && newest !== newestIn(pages);
  return { ...known, pages, ...(isBehindGap ? { knownUntil: newest } : {}) };
}

/** Of a read that has begun, and asks for what the server has by now. */
export function readBegun({ staledMeanwhile: _, ...known }: ConversationMessages): ConversationMessages {
  return { ...known, read: READ_LOADING };
}

/** Where a read is due; one that is on its way may come too late for that. */
export function markStale(known: ConversationMessages): ConversationMessages {
  if (known.read.status === 'loading') return { ...known, stale: true, staledMeanwhile: true };
  return known.stale ? known : { ...known, stale: true };
}

/** How trusted the answer of a read is. Where it may be too early, what is newer may stand behind a gap. */
function readEnded(
  { pages, staledMeanwhile }: ConversationMessages,
  messages: readonly Message[],
): Pick<ConversationMessages, 'knownUntil' | 'read' | 'stale'> {
  if (staledMeanwhile !== true) return { read: READ_LOADED, stale: false };
  const [newest, until] = [newestIn(pages), newestIn(pagesOf(messages))];
  const isBehindGap = newest !== null && (until === null || compareIds(newest, until) > 0);
  return { read: READ_LOADED, stale: true, ...(isBehindGap ? { knownUntil: until } : {}) };
}

/** After a read of all messages. What came by events while it was under way is newer than its answer. */
export function readWhole(known: ConversationMessages, messages: readonly Message[]): ConversationMessages {
  return { ...readEnded(known, messages), pages: withMessages(known.pages, messages), reach: 'begin' };
}

/**
 * After a read of the newest messages. Where they do not touch what is known, something between may be
 * missing: then the older ones are let go, and read again.
 */
export function readNewest(
  known: ConversationMessages,
  { messages, hasOlder }: MessagesPart,
): ConversationMessages {
  const oldest = oldestId(messages);
  if (!hasOlder || oldest === null) return readWhole(known, messages);
  const touches = messages.some(({ id }) => isReached(known, id) && messageById(known.pages, id) !== null);
  const read = readEnded(known, messages);
  if (touches) return { ...read, pages: withMessages(known.pages, messages), reach: known.reach };
  const newer = pagesFrom(known.pages, oldest);
  return { ...read, pages: withMessages(newer, messages), reach: { from: oldest } };
}

/** After a read of the messages before those; nothing changes where none are missing. */
export function readOlder(
  known: ConversationMessages,
  { messages, hasOlder }: MessagesPart,
): ConversationMessages {
  const { reach } = known;
  if (reach === null || reach === 'begin') return known;
  const oldest = oldestId(messages);
  const isAll = !hasOlder || oldest === null;
  const from = oldest === null || compareIds(oldest, reach.from) > 0 ? reach.from : oldest;
  return { ...known, pages: withOlder(known.pages, messages), reach: isAll ? 'begin' : { from } };
}

/** How many of the newest messages are known without a gap; null when all are, or nothing was read. */
export function reachedCount({ pages, reach }: ConversationMessages): number | null {
  if (reach === null || reach === 'begin') return null;
  return pagesFrom(pages, reach.from).reduce((count, page) => count + page.length, 0);
}
