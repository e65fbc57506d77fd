import { changedPlaces, getEntry } from '../../lib/buckets';
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

const NOTHING: MessageBucket = [];

const NOBODY: WaitingBucket = [];

/** The buckets of one place hold the same ids in each domain. */
function facetsIn(
  bucket: ConversationBucket,
  messages: MessageBucket,
  waiting: WaitingBucket,
  types: TypeByName,
): readonly Facets[] {
  return bucket.flatMap(([id, entry]): Facets[] => {
    const conversation = withQueueType(entry.conversation, types);
    const { fromId, queueType } = conversation;
    if (queueType === VOICE) return [];
    const isWaiting = waiting.some(([one]) => one === id);
    const isUnanswered = isWaiting || !isAnswered(messages.find(([one]) => one === id)?.[1]);
    return [{ conversation, isUnanswered, mark: markOf(queueType, fromId) }];
  });
}

type ListFacets = readonly (readonly Facets[])[];

interface Reckoned {
  byId: readonly ConversationBucket[];
  messages: readonly MessageBucket[];
  waiting: Waiting;
  types: TypeByName;
  facets: ListFacets;
}

let last: Reckoned | null = null;

/**
 * The facets of the agent's conversations but voice, bucket by bucket, in no particular order. What changed in one
 * place since the last time is looked at again, and no more: this is asked after every message.
 */
export function facetsOf(
  byId: RootState['conversations']['byId'],
  messages: RootState['messages']['byConversation'],
  waiting: Waiting,
  types: TypeByName,
): ListFacets {
  const before = last?.types === types ? last : null;
  const facets = before?.facets.slice() ?? [];
  const changed = new Set([
    ...changedPlaces(before?.byId ?? [], byId),
    ...changedPlaces(before?.messages ?? [], messages),
    ...changedPlaces(before?.waiting ?? [], waiting),
  ]);
  for (const at of changed) {
    facets[at] = facetsIn(byId[at] ?? [], messages[at] ?? NOTHING, waiting[at] ?? NOBODY, types);
  }
  last = { byId, messages, waiting, types, facets };
  return facets;
}

/** Since when the customer of a conversation waits, ms of the server's clock; null: not, as far as is known. */
export function waitingSince(waiting: Waiting, id: string): number | null {
  return getEntry(waiting, id) ?? null;
}
