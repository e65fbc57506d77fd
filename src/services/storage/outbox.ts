import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import type { OutboxItem, SendTarget, SentMail } from '../../store/outbox/types';
import { createIndexedAgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { withStorageErrors, type EntriesOf } from './records';
import { storedFile, storedMail, storedQuote } from './storedMessage';

/** Unacknowledged messages on this browser, one record each. */
export interface OutboxStorage {
  /** Of one agent (full name), in the order in which they were written. */
  all(agent: string): Promise<OutboxItem[]>;
  put(agent: string, item: OutboxItem): Promise<void>;
  /**
   * Takes what was settled off the disk and, in one with it, writes these drafts of the agent: what went back to where
   * it was written is in one of both, whenever the page dies.
   */
  settle(agent: string, clientMsgIds: readonly string[], drafts: readonly Draft[]): Promise<void>;
}

const itemSchema: v.GenericSchema<unknown, OutboxItem> = v.object({
  clientMsgId: v.string(),
  reqId: v.string(),
  target: v.object({
    conversationId: v.string(),
    fromId: v.string(),
    queue: v.string(),
    queueType: v.number(),
  } satisfies EntriesOf<SendTarget>),
  text: v.string(),
  // Items of a version without files, or without mails, have none.
  file: v.optional(v.nullable(storedFile), null),
  mail: v.optional(
    v.nullable(
      v.object({
        ...storedMail.entries,
        from: v.string(),
        plainText: v.string(),
      } satisfies EntriesOf<SentMail>),
    ),
    null,
  ),
  quoted: storedQuote,
  template: v.optional(
    v.nullable(
      v.object({ id: v.string(), fields: v.array(v.object({ name: v.string(), value: v.string() })) }),
    ),
    null,
  ),
  createdAt: v.number(),
  queuedAt: v.number(),
  order: v.number(),
  state: v.picklist(['queued', 'sending', 'failed']),
  attempts: v.number(),
  failure: v.nullable(
    v.object({
      code: v.string(),
      message: v.string(),
      fieldErrors: v.exactOptional(v.record(v.string(), v.string())),
    }),
  ),
  // Items of earlier versions have none of these.
  customer: v.exactOptional(v.string()),
  wentOut: v.exactOptional(v.boolean()),
  knownUntil: v.exactOptional(v.nullable(v.string())),
  mustCheck: v.exactOptional(v.boolean()),
  heldUntil: v.exactOptional(v.nullable(v.number())),
} satisfies EntriesOf<OutboxItem>);

/** The outbox in the console's database. */
export function createOutboxStorage(open: OpenConsoleDb): OutboxStorage {
  const items = createIndexedAgentStore(open, 'outbox', itemSchema);
  return {
    async all(agent) {
      return (await items.all(agent)).sort((a, b) => a.order - b.order || a.createdAt - b.createdAt);
    },
    put: items.put,
    settle: (agent, clientMsgIds, drafts) =>
      withStorageErrors(async () => {
        const transaction = (await open()).transaction(['outbox', 'drafts'], 'readwrite');
        const requests = [
          ...drafts.map((draft) => transaction.objectStore('drafts').put({ ...draft, agent })),
          ...clientMsgIds.map((id) => transaction.objectStore('outbox').delete(id)),
        ];
        transaction.commit();
        await Promise.all([...requests, transaction.done]);
      }),
  };
}
