import { shown } from '../store/app/actions';
import { openRequested } from '../store/conversations/actions';
import { selectConversation, selectSelectedId } from '../store/conversations/selectors';
import { loaded, received } from '../store/messages/actions';
import { selectNewestMessageId } from '../store/messages/selectors';
import { currentSender, services } from './context';
import { call, delay, select, takeLatest } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';

/** Several messages of an open conversation are marked read together. */
const REST_MS = 300;

/** What the agent has before their eyes; null when it is nothing, or not theirs. */
function* seen(): SagaGenerator<{ conversationId: string; newest: string } | null> {
  const { browser } = yield* call(services);
  const conversationId = yield* select(selectSelectedId);
  if (conversationId === null || !browser.isVisible()) return null;
  const isMine = (yield* select(selectConversation, conversationId)) !== undefined;
  const newest = yield* select(selectNewestMessageId, conversationId);
  return isMine && newest !== null ? { conversationId, newest } : null;
}

/** Tells the server how far the agent has read, once for each new message, so that other tabs agree. */
function marking() {
  const told = new Map<string, string>();
  return function* markRead(): SagaGenerator<void> {
    yield* delay(REST_MS);
    const now = yield* call(seen);
    if (now === null || told.get(now.conversationId) === now.newest) return;
    const { commands, ids } = yield* call(services);
    const sender = yield* call(currentSender);
    const answer = yield* call(commands.markRead, sender, ids.newId(), now.conversationId, now.newest);
    if (answer.kind === 'ok') told.set(now.conversationId, now.newest);
    for (const id of told.keys()) {
      if ((yield* select(selectConversation, id)) === undefined) told.delete(id);
    }
  };
}

/** Marks conversations read as the agent sees them. */
export function* watchReading(): SagaGenerator<void> {
  yield* takeLatest([openRequested, received, loaded, shown], guarded('markRead', marking()));
}
