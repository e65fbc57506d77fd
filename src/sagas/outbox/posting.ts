import type { Post } from '../../services/storage/posts';
import { call, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';

const load = () => import(/* webpackChunkName: "posts" */ './posts');

type Posts = Awaited<ReturnType<typeof load>>;

/** Fetches what sends classifications as soon as the session begins: without a server it could not be fetched. */
export function* keepPosts(): SagaGenerator<void> {
  const { sendPosts } = yield* call(fetchChunk<Posts>, load);
  yield* call(sendPosts);
}

/** Tells the server a classification, or keeps it (see `posts`). Throws what the server refuses. */
export function* say(post: Post): SagaGenerator<string> {
  const { postOrKeep } = yield* call(fetchChunk<Posts>, load);
  return yield* call(postOrKeep, post);
}
