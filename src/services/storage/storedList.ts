import * as v from 'valibot';
import type { Conversation } from '../../store/conversations/types';
import type { EntriesOf } from './records';

/** An agent's list of conversations as this browser saw it last. */
export interface StoredList {
  /** Whose it is. */
  login: string;
  /** When it was so, ms since 1970. */
  savedAt: number;
  conversations: Conversation[];
}

const classifiedSchema = v.object({
  classification: v.nullable(v.string()),
  subclassification: v.nullable(v.string()),
  notes: v.nullable(v.string()),
});

const conversationSchema: v.GenericSchema<unknown, Conversation> = v.object({
  id: v.string(),
  customerId: v.string(),
  fromId: v.string(),
  fromName: v.string(),
  subject: v.nullable(v.string()),
  status: v.picklist(['active', 'finished', 'other']),
  statusText: v.string(),
  queue: v.string(),
  queueType: v.number(),
  lastAgent: v.nullable(v.string()),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  lastMessage: v.nullable(v.string()),
  lastMessageAt: v.nullable(v.string()),
  unread: v.number(),
  messageCount: v.number(),
  readOnly: v.boolean(),
  linkedId: v.nullable(v.string()),
  direction: v.nullable(v.picklist(['incoming', 'outgoing'])),
  extraData: v.record(v.string(), v.string()),
  updatedAt: v.nullable(v.string()),
  queueFrom: v.exactOptional(v.nullable(v.string())),
  transferredBy: v.exactOptional(v.nullable(v.string())),
  classified: v.exactOptional(v.nullable(classifiedSchema)),
  addresses: v.exactOptional(v.array(v.string())),
} satisfies EntriesOf<Conversation>);

/** A list as it is kept. */
export const storedListSchema: v.GenericSchema<unknown, StoredList> = v.object({
  login: v.string(),
  savedAt: v.number(),
  conversations: v.array(conversationSchema),
} satisfies EntriesOf<StoredList>);
