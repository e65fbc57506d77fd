import { selectUser } from '../../store/auth/selectors';
import { ended } from '../../store/conversations/actions';
import * as drafts from '../../store/drafts/actions';
import { selectDraftFileIds } from '../../store/drafts/selectors';
import { toFailure } from '../../lib/failure';
import * as outbox from '../../store/outbox/actions';
import { uploadIdsOf } from '../../store/outbox/files';
import { selectOutboxItems } from '../../store/outbox/selectors';
import { services } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';

const CHANGES = [
  drafts.restored,
  drafts.filesAttachRequested,
  drafts.fileRemoveRequested,
  drafts.mailKeepRequested,
  drafts.mailDropRequested,
  outbox.queued,
  outbox.refused,
  outbox.discarded,
  ended,
];

/** Puts on disk what the agent chose, which this page may still show; what an earlier page left is there already. */
function* keep(agent: string, fileId: string): SagaGenerator<void> {
  const { files, handles } = yield* call(services);
  const blob = handles.fileOf(fileId);
  if (blob === undefined) return;
  try {
    yield* call(files.put, agent, fileId, blob);
  } catch (error) {
    yield* put(drafts.keepingFailed({ conversationId: null, ...toFailure(error) }));
  }
}

/** What was sent is the outbox's to let go. */
function* forget(fileId: string): SagaGenerator<void> {
  const { files, handles } = yield* call(services);
  const items = Object.values(yield* select(selectOutboxItems));
  handles.release(fileId);
  if (items.some((item) => uploadIdsOf(item).includes(fileId))) return;
  try {
    yield* call(files.remove, fileId);
  } catch {
    // It only takes room; the next page tries again.
  }
}

/** Keeps the files of unsent messages and mails on this browser as long as a draft names them. */
export function* keepDraftFiles(): SagaGenerator<void> {
  const agent = (yield* select(selectUser))?.login ?? '';
  let known: readonly string[] = [];
  while (true) {
    const before = known;
    const current = yield* select(selectDraftFileIds);
    known = current;
    for (const fileId of current) if (!before.includes(fileId)) yield* call(keep, agent, fileId);
    for (const fileId of before) if (!current.includes(fileId)) yield* call(forget, fileId);
    if ((yield* select(selectDraftFileIds)) === known) yield* take(CHANGES);
  }
}
