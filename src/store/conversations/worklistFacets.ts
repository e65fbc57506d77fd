import { getEntry } from '../../lib/buckets';
import { markOf, VOICE, type ChannelMark } from '../../lib/queueType';
import type { Message } from '../messages/types';
import { withQueueType, type TypeByName } from '../queueType';
import type { RootState } from '../rootReducer';
import type { Conversation } from './types';

/** What the list is narrowed and counted by, of one conversation. */
export interface Facets {
  conversation: Conversation;
  isUnanswered: boolean;
  mark: ChannelMark;
}

type Said = Pick<Message, 'direction'>;

/** Whether the customer is known not to wait: the centre had the last word, or nobody said anything. */
function isAnswered(known: { pages: readonly (readonly Said[])[]; stale: boolean } | undefined): boolean {
  const said = known?.pages.at(-1)?.findLast(({ direction }) => direction !== 'system');
  return said === undefined ? known?.stale === false : said.direction === 'agent';
}

type ConversationBucket = RootState['conversations']['byId'][number];

type MessageBucket = RootState['messages']['byConversation'][number];

type Waiting = RootState['worklist']['waiting'];

type WaitingBucket = Waiting[number];

interface Known {
  messages: MessageBucket;
  waiting: WaitingBucket;
  types: TypeByName;
  facets: readonly Facets[];
}

const cache = new WeakMap<ConversationBucket, Known>();

const NOTHING: MessageBucket = [];

const NOBODY: WaitingBucket = [];

/** The buckets of one place hold the same ids in each domain: what changed in one place is looked at again, and no more. */
function facetsIn(
  bucket: ConversationBucket,
  messages: MessageBucket,
  waiting: WaitingBucket,
  types: TypeByName,
): readonly Facets[] {
  const known = cache.get(bucket);
  if (known?.messages === messages && known.waiting === waiting && known.types === types) return known.facets;
  const facets = bucket.flatMap(([id, entry]): Facets[] => {
    const conversation = withQueueType(entry.conversation, types);
    const { fromId, queueType } = conversation;
    if (queueType === VOICE) return [];
    const isWaiting = waiting.some(([one]) => one === id);
    const isUnanswered = isWaiting || !isAnswered(messages.find(([one]) => one === id)?.[1]);
    return [{ conversation, isUnanswered, mark: markOf(queueType, fromId) }];
  });
  cache.set(bucket, { messages, waiting, types, facets });
  return facets;
}

/** The facets of the agent's conversations but voice, in no particular order. */
export function facetsOf(
  byId: RootState['conversations']['byId'],
  messages: RootState['messages']['byConversation'],
  waiting: Waiting,
  types: TypeByName,
): readonly (readonly Facets[])[] {
  return byId.map((bucket, at) =>
    bucket.length === 0 ? [] : facetsIn(bucket, messages[at] ?? NOTHING, waiting[at] ?? NOBODY, types),
  );
}

/** Since when the customer of a conversation waits, ms of the server's clock; null: not, as far as is known. */
export function waitingSince(waiting: Waiting, id: string): number | null {
  return getEntry(waiting, id) ?? null;
}
