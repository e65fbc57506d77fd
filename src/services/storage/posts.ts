import type { ClassificationForm } from '../../store/classification/types';
import type { CallClassificationForm } from '../api/callApi';
import type { OpenConsoleDb } from './db';

/** What the agent said, as the server takes it. */
export type NamedPost =
  | { kind: 'call'; form: CallClassificationForm; savedAt: number }
  | { kind: 'conversation'; form: ClassificationForm; savedAt: number };

/** The classification of a call that the centre has not named yet: all that is known is its SIP Call-ID. */
export interface UnnamedPost {
  kind: 'unnamedCall';
  form: Omit<CallClassificationForm, 'uniqueId'> & { callId: string };
  savedAt: number;
}

/** What the agent said of a call or a conversation, until the server has it. The form's `reqId` names it. */
export type Post = NamedPost | UnnamedPost;

/** Classifications on this browser that no server has yet. They lie beside the messages of the outbox. */
export interface PostStorage {
  /** Of one agent (login), in the order in which they were made. */
  all(agent: string): Promise<Post[]>;
  put(agent: string, post: Post): Promise<void>;
  remove(reqId: string): Promise<void>;
}

/** Posts in the console's database; what reads them is fetched with what sends them. */
export function createPostStorage(open: OpenConsoleDb): PostStorage {
  const load = async (): Promise<PostStorage> => {
    const { createStoredPosts } = await import(/* webpackChunkName: "posts" */ './storedPosts');
    return createStoredPosts(open);
  };
  return {
    all: async (agent) => (await load()).all(agent),
    put: async (agent, post) => (await load()).put(agent, post),
    remove: async (reqId) => (await load()).remove(reqId),
  };
}
