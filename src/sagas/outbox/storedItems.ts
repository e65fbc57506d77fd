import { selectUser } from '../../store/auth/selectors';
import { restored as draftsRestored } from '../../store/drafts/actions';
import { selectAreDraftsRestored, selectDraftFileIds, selectDrafts } from '../../store/drafts/selectors';
import type { Draft } from '../../store/drafts/types';
import * as messages from '../../store/messages/actions';
import { toFailure } from '../../lib/failure';
import * as outbox from '../../store/outbox/actions';
import { uploadIdsOf } from '../../store/outbox/files';
import { selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { entryOf } from '../../lib/records';
import { services } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';
import { mayHaveArrived } from './fate';

/** Older than this, an unsent message is shown with choices and never sent by itself (contract §7). */
export const STALE_AFTER_MS = 10 * 60_000;

const CHANGES = [
  outbox.queued,
  outbox.attemptStarted,
  outbox.attemptFailed,
  outbox.delivered,
  outbox.refused,
  outbox.gaveUp,
  outbox.retryRequested,
  outbox.undoRequested,
  outbox.released,
  outbox.discarded,
  messages.sendSettled,
  messages.received,
  messages.changed,
  messages.loaded,
  messages.newestLoaded,
  messages.olderLoaded,
];

function restoredItem(item: OutboxItem, now: number): OutboxItem {
  if (item.state === 'failed') return item;
  // What may have arrived is looked for first, once the server can be asked.
  if (now - item.queuedAt > STALE_AFTER_MS && !mayHaveArrived(item)) {
    return { ...item, state: 'failed', failure: { code: 'expired', message: '' } };
  }
  return { ...item, state: 'queued' };
}

/** Brings back what an earlier page of this agent left unsent. */
export function* restoreOutbox(): SagaGenerator<void> {
  const { clock, outbox: storage } = yield* call(services);
  const user = yield* select(selectUser);
  if (user === null) return;
  try {
    const items = yield* call(storage.all, user.login);
    yield* put(outbox.restored({ items: items.map((item) => restoredItem(item, clock.now())) }));
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId: null, ...toFailure(error) }));
    yield* put(outbox.restored({ items: [] }));
  }
}

/**
 * Throws away files that belong to nothing unsent: a page may have gone between a file and its item. Those of drafts
 * are known once these are.
 */
export function* pruneFiles(): SagaGenerator<void> {
  const { files } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  if (!(yield* select(selectAreDraftsRestored))) yield* take(draftsRestored);
  const items = Object.values(yield* select(selectOutboxItems));
  const uploadIds = [...items.flatMap(uploadIdsOf), ...(yield* select(selectDraftFileIds))];
  try {
    yield* call(files.prune, agent, uploadIds);
  } catch {
    // They only take room; the next page tries again.
  }
}

/** The drafts of these conversations as they are now; of what an earlier page left the disk knows more until it was read. */
function* draftsOf(conversationIds: readonly string[]): SagaGenerator<Draft[]> {
  if (!(yield* select(selectAreDraftsRestored))) return [];
  const drafts = yield* select(selectDrafts);
  return [...new Set(conversationIds)].flatMap((id) => entryOf(drafts, id) ?? []);
}

/** Takes settled items off the disk, with what went back to the drafts in one, and then their files. */
function* storeSettled(settled: readonly OutboxItem[]): SagaGenerator<void> {
  const { files, outbox: storage } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  const ids = settled.map(({ clientMsgId }) => clientMsgId);
  const drafts = yield* call(
    draftsOf,
    settled.map(({ target }) => target.conversationId),
  );
  try {
    yield* call(storage.settle, agent, ids, drafts);
    for (const uploadId of settled.flatMap(uploadIdsOf)) yield* call(files.remove, uploadId);
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId: ids[0] ?? null, ...toFailure(error) }));
  }
}

/** Writes an item as it is now, or takes it and its files off the disk once it was settled. */
export function* storeItem(known: OutboxItem): SagaGenerator<void> {
  const { clientMsgId } = known;
  const { outbox: storage } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  const item = yield* select(selectOutboxItem, clientMsgId);
  if (item === undefined) {
    yield* call(storeSettled, [known]);
    return;
  }
  try {
    yield* call(storage.put, agent, item);
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId, ...toFailure(error) }));
  }
}

/** Keeps the disk in step: an item that was settled leaves it, one that failed is kept as failed. */
export function* keepStored(): SagaGenerator<void> {
  let written = yield* select(selectOutboxItems);
  while (true) {
    const before = written;
    const current = yield* select(selectOutboxItems);
    written = current;
    const settled = Object.values(before).filter(({ clientMsgId }) => current[clientMsgId] === undefined);
    const changed = Object.values(current).filter((item) => before[item.clientMsgId] !== item);
    // In one: a draft may hold the texts of all of them.
    if (settled.length > 0) yield* call(storeSettled, settled);
    for (const item of changed) yield* call(storeItem, item);
    if ((yield* select(selectOutboxItems)) === written) yield* take(CHANGES);
  }
}
