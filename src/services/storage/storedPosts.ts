import * as v from 'valibot';
import type { OpenConsoleDb } from './db';
import type { Post, PostStorage } from './posts';
import { readable } from './readable';
import { stored } from './stored';
import { writeAtOnce } from './writeAtOnce';

const saidSchema = {
  reqId: v.string(),
  classificationId: v.string(),
  subclassificationId: v.nullable(v.string()),
  notes: v.string(),
};

const postSchema: v.GenericSchema<unknown, { post: Post }> = v.object({
  post: v.variant('kind', [
    v.object({
      kind: v.literal('call'),
      form: v.object({ ...saidSchema, uniqueId: v.string(), protocol: v.string() }),
      savedAt: v.number(),
    }),
    v.object({
      kind: v.literal('unnamedCall'),
      form: v.object({ ...saidSchema, callId: v.string(), protocol: v.string() }),
      savedAt: v.number(),
    }),
    v.object({
      kind: v.literal('conversation'),
      form: v.object({ ...saidSchema, conversationId: v.string() }),
      savedAt: v.number(),
    }),
  ]),
});

/** Posts in the console's database. */
export function createStoredPosts(open: OpenConsoleDb): PostStorage {
  return {
    all: (agent) =>
      stored(async () => {
        const records = await (await open()).getAllFromIndex('outbox', 'byAgent', agent);
        const posts = readable(postSchema, records).map(({ post }) => post);
        return posts.sort((a, b) => a.savedAt - b.savedAt);
      }),
    put: (agent, post) =>
      stored(async () => {
        const record = { clientMsgId: post.form.reqId, agent, post };
        await writeAtOnce(await open(), 'outbox', (outbox) => outbox.put(record));
      }),
    remove: (reqId) =>
      stored(async () => {
        await writeAtOnce(await open(), 'outbox', (outbox) => outbox.delete(reqId));
      }),
  };
}
