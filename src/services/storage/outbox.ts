import * as v from 'valibot';
import type { OutboxItem } from '../../store/outbox/types';
import type { OpenConsoleDb } from './db';
import { readable } from './readable';
import { stored } from './stored';
import { storedQuote } from './storedQuote';
import { writeAtOnce } from './writeAtOnce';

/** Unacknowledged messages on this browser, one record each. */
export interface OutboxStorage {
  /** Of one agent (full name), in the order in which they were written. */
  all(agent: string): Promise<OutboxItem[]>;
  put(agent: string, item: OutboxItem): Promise<void>;
  remove(clientMsgId: string): Promise<void>;
}

const itemSchema: v.GenericSchema<unknown, OutboxItem> = v.object({
  clientMsgId: v.string(),
  reqId: v.string(),
  target: v.object({
    conversationId: v.string(),
    fromId: v.string(),
    queue: v.string(),
    queueType: v.picklist([1, 2, 3, 4, 5, 6, 7, 8]),
  }),
  text: v.string(),
  // Items of a version without files have none.
  file: v.optional(
    v.nullable(v.object({ uploadId: v.string(), name: v.string(), mimeType: v.string(), bytes: v.number() })),
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
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
});

/** The outbox in the console's database. */
export function createOutboxStorage(open: OpenConsoleDb): OutboxStorage {
  return {
    all: (agent) =>
      stored(async () => {
        const items = readable(itemSchema, await (await open()).getAllFromIndex('outbox', 'byAgent', agent));
        return items.sort((a, b) => a.order - b.order || a.createdAt - b.createdAt);
      }),
    put: (agent, item) =>
      stored(async () => {
        await writeAtOnce(await open(), 'outbox', (outbox) => outbox.put({ ...item, agent }));
      }),
    remove: (clientMsgId) =>
      stored(async () => {
        await writeAtOnce(await open(), 'outbox', (outbox) => outbox.delete(clientMsgId));
      }),
  };
}
