import { becameDue } from '../store/classification/actions';
import * as conversations from '../store/conversations/actions';
import { selectConversation, selectMustClassify } from '../store/conversations/selectors';
import { SERVER_CODE } from '../store/failure';
import { alertRaised } from '../store/ui/actions';
import { readRows } from './classification';
import { currentSender, services } from './context';
import { readActive } from './conversations';
import { call, put, select, takeEvery, takeLeading } from './effects';
import type { SagaGenerator } from './effects';
import { failureOf } from './failureOf';
import { guarded } from './guarded';

/**
 * Opens the confirmation, or the classify dialog where the queue requires a classification and
 * the conversation has none (spec 1 §4).
 */
export function* askToEnd({ payload }: ReturnType<typeof conversations.endRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const mustClassify = yield* select(selectMustClassify, conversationId);
  const rows = yield* call(readRows, conversationId);
  if (mustClassify && rows !== null && rows.length === 0) yield* put(becameDue({ conversationId }));
  else yield* put(conversations.endConfirmationDue({ conversationId }));
}

function* endConversation({
  payload,
}: ReturnType<typeof conversations.endConfirmRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) return;
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  yield* put(conversations.endStarted({ conversationId }));
  const answer = yield* call(commands.endConversation, sender, ids.newId(), conversation);
  if (answer.kind === 'ok') {
    yield* put(conversations.ended({ conversationId }));
    return;
  }
  const failure = failureOf(answer);
  yield* put(conversations.endFailed({ conversationId, ...failure }));
  if (failure.code === SERVER_CODE.classificationRequired) {
    yield* put(becameDue({ conversationId }));
    return;
  }
  yield* put(alertRaised({ textId: 'conversation.endFailed', detail: failure.message }));
  // The answer may have been lost after the server ended it: its list tells.
  yield* call(readActive);
}

/** Ends conversations: classification first where the queue requires it, then the confirmation. */
export function* watchEnding(): SagaGenerator<void> {
  yield* takeLeading(conversations.endRequested, guarded('askToEnd', askToEnd));
  yield* takeEvery(conversations.endConfirmRequested, guarded('end', endConversation));
}
