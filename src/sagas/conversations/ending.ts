import type { AckResult } from '../../services/realtime/ackResult';
import type { Sender } from '../../services/realtime/commands';
import { required } from '../../store/classification/actions';
import * as conversations from '../../store/conversations/actions';
import { selectOpensNextWaiting } from '../../store/config/settingsSelectors';
import {
  selectConversation,
  selectMustClassify,
  selectSelectedId,
} from '../../store/conversations/selectors';
import { selectLongestWaiting } from '../../store/conversations/worklistSelectors';
import { SERVER_CODE, type Failure } from '../../lib/failure';
import { hasChoices, readRows } from '../classification/classification';
import { services } from '../core/context';
import { call, put, race, select, take, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { alertIfGone, isGone, leftAsAsked, type Leave, type Removal } from './leavingActions';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** Whether a conversation has to be classified before it may end, and can be. */
export function* mustBeClassifiedFirst(conversationId: string): SagaGenerator<boolean> {
  const conversation = yield* select(selectConversation, conversationId);
  const mustClassify = yield* select(selectMustClassify, conversationId);
  const rows = mustClassify ? yield* call(readRows, conversationId) : null;
  return rows?.length === 0 && (yield* call(hasChoices, conversation?.queue ?? null));
}

/**
 * Opens the confirmation, or the classify dialog where the queue requires a classification and
 * the conversation has none (spec 1 §4).
 */
function* askToEnd({ payload }: ReturnType<typeof conversations.endRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const wasOpen = (yield* select(selectSelectedId)) === conversationId;
  const isLacking = yield* call(mustBeClassifiedFirst, conversationId);
  // The agent went on meanwhile: nothing opens over another conversation.
  if (wasOpen && (yield* select(selectSelectedId)) !== conversationId) return;
  if (isLacking) yield* put(required({ conversationId }));
  else yield* put(conversations.endConfirmationOpened({ conversationId }));
}

/** Why it goes on; null: it is over. */
function failureOfEnd(answer: AckResult<null>): Failure | null {
  if (answer.kind === 'ok') return null;
  const failure = failureOf(answer);
  return failure.code === SERVER_CODE.conversationFinished ? null : failure;
}

/** Ends a conversation; null: it is over, else why not. */
export function* endNow(
  leave: Leave,
  conversationId: string,
  isOneOfMany: boolean,
): SagaGenerator<Failure | null> {
  const { commands } = yield* call(services);
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) return null;
  yield* put(conversations.endStarted({ conversationId }));
  const ask = (sender: Sender, reqId: string) => commands.endConversation(sender, reqId, conversation);
  const { gone, answer } = yield* race({
    gone: take<Removal>(isGone(conversationId)),
    answer: call(leave, { conversationId, toQueue: null, ask }),
  });
  // Without an answer it left by another hand, or by this one before the answer came.
  const failure = answer === undefined ? null : failureOfEnd(answer);
  if (failure !== null) {
    const many = isOneOfMany ? { isOneOfMany } : {};
    yield* put(conversations.endFailed({ conversationId, ...failure, ...many }));
  } else if (answer !== undefined || leftAsAsked(gone, 'finished')) {
    yield* put(conversations.ended({ conversationId }));
  }
  return failure;
}

/** Opens the conversation that waits longest, where the agent wants that and opened nothing meanwhile. */
function* openNext(endedId: string): SagaGenerator<void> {
  const isWanted = yield* select(selectOpensNextWaiting);
  const openId = yield* select(selectSelectedId);
  if (!isWanted || (openId !== null && openId !== endedId)) return;
  const conversationId = yield* select(selectLongestWaiting, endedId);
  if (conversationId !== null) yield* put(conversations.openRequested({ conversationId }));
}

type Confirmation = ReturnType<typeof conversations.endConfirmRequested>;

function ending(leave: Leave) {
  return function* endConversation({ payload }: Confirmation): SagaGenerator<void> {
    const { conversationId } = payload;
    const wasOpen = (yield* select(selectSelectedId)) === conversationId;
    const failure = yield* call(endNow, leave, conversationId, false);
    if (failure === null && wasOpen) yield* call(openNext, conversationId);
    if (failure === null) return;
    yield* call(alertIfGone, failure);
    if (failure.code !== SERVER_CODE.classificationRequired) return;
    // Where there is nothing to choose the question stays, with the server's refusal.
    const queue = (yield* select(selectConversation, conversationId))?.queue ?? null;
    if (yield* call(hasChoices, queue)) yield* put(required({ conversationId }));
  };
}

/** Ending conversations: classification first where the queue requires it, then the confirmation. */
export function endingWorkers(leave: Leave): readonly Worker[] {
  return [
    worker('latest', [conversations.endRequested], guarded('askToEnd', askToEnd)),
    worker('every', [conversations.endConfirmRequested], guarded('end', ending(leave))),
  ];
}
