import { selectUser } from '../store/auth/selectors';
import { ended, removed, transferred } from '../store/conversations/actions';
import * as drafts from '../store/drafts/actions';
import { selectDrafts } from '../store/drafts/selectors';
import type { Draft } from '../store/drafts/types';
import { toFailure } from '../store/failure';
import * as outbox from '../store/outbox/actions';
import { services } from './context';
import { call, put, select, take } from './effects';
import type { SagaGenerator } from './effects';

const CHANGES = [
  ...[drafts.keepRequested, drafts.quoteRequested, drafts.quoteDropRequested],
  ...[outbox.queued, outbox.refused, outbox.discarded],
  ...[ended, removed, transferred],
];

function* store(agent: string, conversationId: string): SagaGenerator<void> {
  const { drafts: storage } = yield* call(services);
  const draft = (yield* select(selectDrafts))[conversationId];
  try {
    if (draft === undefined) yield* call(storage.remove, agent, conversationId);
    else yield* call(storage.put, agent, draft);
  } catch (error) {
    yield* put(drafts.keepingFailed({ conversationId, ...toFailure(error) }));
  }
}

/** The drafts of an earlier page; none when they cannot be read. */
function* restore(agent: string): SagaGenerator<Draft[]> {
  const { drafts: storage } = yield* call(services);
  try {
    const found = yield* call(storage.all, agent);
    yield* put(drafts.restored({ drafts: found }));
    return found;
  } catch (error) {
    yield* put(drafts.keepingFailed({ conversationId: null, ...toFailure(error) }));
    return [];
  }
}

/** Writes every draft now, before the session ends and nobody follows their changes any more. */
export function* keepDraftsNow(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  for (const conversationId of Object.keys(yield* select(selectDrafts))) {
    yield* call(store, user.login, conversationId);
  }
}

/** Brings drafts back from disk and writes each one that changed: one record per conversation. */
export function* keepDrafts(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const found = yield* call(restore, user.login);
  // What was typed while they were read is not on disk yet.
  let written: Readonly<Record<string, Draft>> = Object.fromEntries(
    found.map((draft) => [draft.conversationId, draft]),
  );
  while (true) {
    const current = yield* select(selectDrafts);
    const changed = [...new Set([...Object.keys(written), ...Object.keys(current)])].filter(
      (id) => written[id] !== current[id],
    );
    written = current;
    for (const id of changed) yield* call(store, user.login, id);
    if ((yield* select(selectDrafts)) === written) yield* take(CHANGES);
  }
}
