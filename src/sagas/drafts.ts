import { selectUser } from '../store/auth/selectors';
import { ended } from '../store/conversations/actions';
import * as drafts from '../store/drafts/actions';
import { selectDrafts } from '../store/drafts/selectors';
import { toFailure } from '../store/failure';
import * as outbox from '../store/outbox/actions';
import { services } from './context';
import { call, put, select, take } from './effects';
import type { SagaGenerator } from './effects';

const CHANGES = [drafts.keepRequested, outbox.queued, outbox.refused, outbox.discarded, ended];

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

function* restore(agent: string): SagaGenerator<void> {
  const { drafts: storage } = yield* call(services);
  try {
    yield* put(drafts.restored({ drafts: yield* call(storage.all, agent) }));
  } catch (error) {
    yield* put(drafts.keepingFailed({ conversationId: null, ...toFailure(error) }));
  }
}

/** Brings drafts back from disk and writes each one that changed: one record per conversation. */
export function* keepDrafts(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  yield* call(restore, user.login);
  let written = yield* select(selectDrafts);
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
