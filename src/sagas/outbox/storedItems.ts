import { selectUser } from '../../store/auth/selectors';
import * as messages from '../../store/messages/actions';
import { toFailure } from '../../store/failure';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { services } from '../context';
import { call, put, select, take } from '../effects';
import type { SagaGenerator } from '../effects';

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
  outbox.discarded,
  messages.sendSettled,
  messages.received,
  messages.changed,
  messages.loaded,
];

function restoredItem(item: OutboxItem, now: number): OutboxItem {
  if (item.state === 'failed') return item;
  if (now - item.queuedAt > STALE_AFTER_MS) {
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

/** A file that could not be sent is kept this long, for the agent to save: its conversation may be gone. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Gives up what failed so long ago that nobody comes back for it. */
function* discardOld(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const isOld = ({ createdAt, file, state }: OutboxItem) =>
    file !== null && state === 'failed' && clock.now() - createdAt > KEPT_MS;
  const items = Object.values(yield* select(selectOutboxItems)).filter(isOld);
  for (const item of items) {
    yield* put(outbox.discarded({ clientMsgId: item.clientMsgId, returned: null }));
    yield* call(storeItem, item.clientMsgId, item);
  }
}

/** Throws away files that belong to nothing unsent: a page may have gone between a file and its item. */
export function* pruneFiles(): SagaGenerator<void> {
  const { files } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  yield* call(discardOld);
  const items = Object.values(yield* select(selectOutboxItems));
  const uploadIds = items.flatMap(({ file }) => (file === null ? [] : [file.uploadId]));
  try {
    yield* call(files.prune, agent, uploadIds);
  } catch {
    // They only take room; the next page tries again.
  }
}

/** Writes an item as it is now, or takes it and its file off the disk once it was settled. */
export function* storeItem(clientMsgId: string, known: OutboxItem | undefined): SagaGenerator<void> {
  const { files, outbox: storage } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  const item = yield* select(selectOutboxItem, clientMsgId);
  const file = known?.file ?? null;
  try {
    if (item !== undefined) {
      yield* call(storage.put, agent, item);
      return;
    }
    yield* call(storage.remove, clientMsgId);
    if (file !== null) yield* call(files.remove, file.uploadId);
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
    const changed = [...new Set([...Object.keys(written), ...Object.keys(current)])].filter(
      (id) => written[id] !== current[id],
    );
    written = current;
    for (const id of changed) yield* call(storeItem, id, before[id]);
    if ((yield* select(selectOutboxItems)) === written) yield* take(CHANGES);
  }
}
