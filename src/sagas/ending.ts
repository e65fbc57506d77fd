import type { AckResult } from '../services/realtime/ackResult';
import { selectUser } from '../store/auth/selectors';
import { becameDue } from '../store/classification/actions';
import { selectConnection, selectIsLive } from '../store/connection/selectors';
import * as conversations from '../store/conversations/actions';
import { selectConversation, selectMustClassify } from '../store/conversations/selectors';
import type { Conversation } from '../store/conversations/types';
import { SERVER_CODE } from '../store/failure';
import type { Failure } from '../store/failure';
import { backoffDelay, RESEND } from './backoff';
import { readRows } from './classification';
import { currentSender, services } from './context';
import { call, delay, put, race, select, take, takeEvery, takeLatest } from './effects';
import type { SagaGenerator } from './effects';
import { failureOf } from './failureOf';
import { guarded } from './guarded';

/** An end is asked for again only while this young and connected (contract §1.2). */
const RETRIED_FOR_MS = 30_000;

/**
 * Opens the confirmation, or the classify dialog where the queue requires a classification and
 * the conversation has none (spec 1 §4).
 */
function* askToEnd({ payload }: ReturnType<typeof conversations.endRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const mustClassify = yield* select(selectMustClassify, conversationId);
  const rows = mustClassify ? yield* call(readRows, conversationId) : null;
  if (rows?.length === 0) yield* put(becameDue({ conversationId }));
  else yield* put(conversations.endConfirmationDue({ conversationId }));
}

function mayPass(answer: AckResult<null>): boolean {
  return answer.kind === 'timeout' || (answer.kind === 'refused' && answer.retryable);
}

/** Sends the end, and again under the same id while the answer may still come. */
function* sendEnd(conversation: Conversation): SagaGenerator<AckResult<null>> {
  const { clock, commands, ids, random } = yield* call(services);
  const sender = yield* call(currentSender);
  const reqId = ids.newId();
  const until = clock.now() + RETRIED_FOR_MS;
  for (let attempt = 1; ; attempt += 1) {
    const answer = yield* call(commands.endConversation, sender, reqId, conversation);
    const asked = answer.kind === 'refused' ? answer.retryAfterMs : null;
    const wait = asked ?? backoffDelay(RESEND, attempt, random);
    const { acknowledges } = yield* select(selectConnection);
    if (!mayPass(answer) || !acknowledges || clock.now() + wait > until) return answer;
    yield* delay(wait);
    if (!(yield* select(selectIsLive))) return answer;
  }
}

function isGone(conversationId: string) {
  return (action: { type: string }) =>
    conversations.removed.match(action) && action.payload.conversationId === conversationId;
}

/** Whether the server ended it although its answer was lost (contract §1.10). */
function* isOver(conversationId: string): SagaGenerator<boolean> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  try {
    const found = yield* call(conversationApi.one, conversationId);
    return found?.status !== 'active' || found.lastAgent !== user?.fullName;
  } catch {
    return false;
  }
}

/** Why it goes on; null: it is over. */
function* failureOfEnd(conversationId: string, answer: AckResult<null>): SagaGenerator<Failure | null> {
  if (answer.kind === 'ok') return null;
  const failure = failureOf(answer);
  const isOverAlready =
    answer.kind === 'refused'
      ? failure.code === SERVER_CODE.conversationFinished
      : yield* call(isOver, conversationId);
  return isOverAlready ? null : failure;
}

function* settle(conversationId: string, answer: AckResult<null>): SagaGenerator<void> {
  const failure = yield* call(failureOfEnd, conversationId, answer);
  if (failure === null) {
    yield* put(conversations.ended({ conversationId }));
    return;
  }
  yield* put(conversations.endFailed({ conversationId, ...failure }));
  if (failure.code === SERVER_CODE.classificationRequired) yield* put(becameDue({ conversationId }));
}

type Removal = ReturnType<typeof conversations.removed>;

type Confirmation = ReturnType<typeof conversations.endConfirmRequested>;

function* endConversation({ payload }: Confirmation): SagaGenerator<void> {
  const { conversationId } = payload;
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) return;
  yield* put(conversations.endStarted({ conversationId }));
  const { gone, answer } = yield* race({
    gone: take<Removal>(isGone(conversationId)),
    answer: call(sendEnd, conversation),
  });
  if (answer !== undefined) yield* call(settle, conversationId, answer);
  // Without an answer it left by another hand, or by this one before the answer came.
  if (gone?.payload.reason === 'finished') yield* put(conversations.ended({ conversationId }));
}

/** Ends conversations: classification first where the queue requires it, then the confirmation. */
export function* watchEnding(): SagaGenerator<void> {
  yield* takeLatest(conversations.endRequested, guarded('askToEnd', askToEnd));
  yield* takeEvery(conversations.endConfirmRequested, guarded('end', endConversation));
}
