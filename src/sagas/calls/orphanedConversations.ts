import { selectUser } from '../../store/auth/selectors';
import { allValues } from '../../lib/buckets';
import { VOICE } from '../../lib/queueType';
import { hungUpAtServer } from '../../store/calls/actions';
import { selectCallOfConversation } from '../../store/calls/selectors';
import { loaded } from '../../store/conversations/actions';
import { selectWithQueueType } from '../../store/queueTypeSelectors';
import type { RootState } from '../../store/rootReducer';
import { services } from '../core/context';
import { call, delay, fork, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';
import { endOrphanedConversation } from './endVoiceConversation';

/** The last word of the page before may still be on its way to the centre. */
const GRACE_MS = 3_000;

/** The agent's voice conversations without a call on this page, by the centre's id of the call. */
function selectLost(state: RootState): Map<string, string> {
  const lost = new Map<string, string>();
  for (const { conversation } of allValues(state.conversations.byId)) {
    const { id, linkedId, queueType } = selectWithQueueType(state, conversation);
    const isLost = queueType === VOICE && selectCallOfConversation(state, id) === null;
    if (isLost && linkedId !== null) lost.set(linkedId, id);
  }
  return lost;
}

/** The call may go on elsewhere, on a desk telephone or another page: only the centre knows that it is over. */
function* endThoseOver(): SagaGenerator<void> {
  yield* delay(GRACE_MS);
  const user = yield* select(selectUser);
  if (user === null || (yield* select(selectLost)).size === 0) return;
  const { callApi } = yield* call(services);
  const over = yield* call(callApi.endedIds, user.fullName);
  const lost = yield* select(selectLost);
  for (const uniqueId of over) {
    const conversationId = lost.get(uniqueId);
    if (conversationId !== undefined)
      yield* fork(guarded('orphanedConversation', endOrphanedConversation), conversationId);
  }
}

/** Looks once. The read fails where the network does: the next resync brings the next one. */
function* lookForOrphans(): SagaGenerator<void> {
  try {
    yield* call(endThoseOver);
  } catch {
    // Nobody waits for it.
  }
}

function* endOne({ payload }: ReturnType<typeof hungUpAtServer>): SagaGenerator<void> {
  const conversationId = (yield* select(selectLost)).get(payload.uniqueId);
  if (conversationId !== undefined) yield* call(endOrphanedConversation, conversationId);
}

/**
 * Ends voice conversations whose call is not on this page: after a reload in the middle of a call, a crash or a closed tab
 * nobody else would (spec 2 §4), nor for an agent whose telephone is not in the browser.
 */
export const orphanedConversationWorkers = [
  worker('latest', [loaded], guarded('orphanedConversations', lookForOrphans)),
  worker('every', [hungUpAtServer], guarded('orphanedConversation', endOne)),
];
