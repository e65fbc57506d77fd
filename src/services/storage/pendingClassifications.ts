import * as v from 'valibot';
import type { ClassificationForm } from '../../store/classification/types';
import type { CallClassificationForm } from '../api/callApi';
import { createIndexedAgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';

/** What the agent chose, as the server takes it. */
export type ResolvedClassification =
  | {
      kind: 'call';
      form: CallClassificationForm;
      savedAt: number;
      /** The server refused it, and the agent left it for later: a refusal is not its end. */
      isDeferred?: boolean;
    }
  | { kind: 'conversation'; form: ClassificationForm; savedAt: number };

/** The classification of a call that the centre has not named yet: all that is known is its SIP Call-ID. */
export interface UnresolvedClassification {
  kind: 'unnamedCall';
  form: Omit<CallClassificationForm, 'uniqueId'> & { callId: string };
  savedAt: number;
  isDeferred?: boolean;
}

/** What the agent chose for a call or a conversation, until the server has it. The form's `reqId` identifies it. */
export type PendingClassification = ResolvedClassification | UnresolvedClassification;

/** Classifications on this browser that no server has yet. They lie beside the messages of the outbox. */
export interface PendingClassificationStorage {
  /** Of one agent (login), in the order in which they were made. */
  all(agent: string): Promise<PendingClassification[]>;
  put(agent: string, pending: PendingClassification): Promise<void>;
  remove(reqId: string): Promise<void>;
}

const formSchema = {
  reqId: v.string(),
  classificationId: v.string(),
  subclassificationId: v.nullable(v.string()),
  notes: v.string(),
};

/** A classification as it is kept; its name on disk is `post`. */
interface StoredClassification {
  clientMsgId: string;
  post: PendingClassification;
}

const recordSchema: v.GenericSchema<unknown, StoredClassification> = v.object({
  clientMsgId: v.string(),
  post: v.variant('kind', [
    v.object({
      kind: v.literal('call'),
      form: v.object({ ...formSchema, uniqueId: v.string(), protocol: v.string() }),
      savedAt: v.number(),
      isDeferred: v.exactOptional(v.boolean()),
    }),
    v.object({
      kind: v.literal('unnamedCall'),
      form: v.object({ ...formSchema, callId: v.string(), protocol: v.string() }),
      savedAt: v.number(),
      isDeferred: v.exactOptional(v.boolean()),
    }),
    v.object({
      kind: v.literal('conversation'),
      form: v.object({ ...formSchema, conversationId: v.string() }),
      savedAt: v.number(),
    }),
  ]),
});

/** Pending classifications in the console's database. */
export function createPendingClassificationStorage(open: OpenConsoleDb): PendingClassificationStorage {
  const records = createIndexedAgentStore(open, 'outbox', recordSchema);
  return {
    async all(agent) {
      const pending = (await records.all(agent)).map(({ post }) => post);
      return pending.sort((a, b) => a.savedAt - b.savedAt);
    },
    put: (agent, pending) => records.put(agent, { clientMsgId: pending.form.reqId, post: pending }),
    remove: records.remove,
  };
}
