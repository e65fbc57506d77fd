import * as v from 'valibot';
import type { Draft } from '../../store/drafts/types';
import { draftSchema, type DraftStorage } from './drafts';
import { withLeaveBackup, type PendingChange } from './leaveBackup';

const changeSchema: v.GenericSchema<unknown, PendingChange<Draft>> = v.pipe(
  v.object({ agent: v.string(), conversationId: v.string(), draft: v.nullable(draftSchema) }),
  v.transform(({ agent, conversationId, draft }) => ({ agent, id: conversationId, item: draft })),
);

/**
 * Drafts with a backup of those that are on their way to the disk when the page is closed. The disk may have a later one
 * by then: one that the outbox wrote, with a text that came back.
 */
export function withDraftBackup(storage: DraftStorage, page: Window): DraftStorage {
  return withLeaveBackup(storage, page, {
    key: 'agent-console.drafts',
    idOf: ({ conversationId }) => conversationId,
    changedAt: ({ savedAt }) => savedAt,
    schema: changeSchema,
    recordOf: ({ agent, id, item }) => ({ agent, conversationId: id, draft: item }),
  });
}
