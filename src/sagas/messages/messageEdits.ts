import type { AckResult } from '../../services/realtime/ackResult';
import type { Sender } from '../../services/realtime/commands';
import { selectConnection } from '../../store/connection/selectors';
import * as messages from '../../store/messages/actions';
import { selectMessage } from '../../store/messages/selectors';
import type { Message, MessageStatus } from '../../store/messages/types';
import { alertRaised } from '../../store/ui/actions';
import { services } from '../core/context';
import { call, put, race, select, take, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { sendUntilAnswered } from '../core/sendUntilAnswered';
import { guarded } from '../core/guarded';
import { oneAtATime } from '../core/oneAtATime';
import { worker, type Worker } from '../core/workers';
import { readMessages } from './messages';

type DeleteAnswer = AckResult<{ updatedAt: string | null }>;

function* isDeleted({ conversationId, messageId }: messages.MessageRef): SagaGenerator<boolean> {
  return (yield* select(selectMessage, conversationId, messageId))?.status === 'deleted';
}

/** Until the server's channel tells that the message is deleted. */
function* untilDeleted(ref: messages.MessageRef): SagaGenerator<void> {
  while (!(yield* call(isDeleted, ref))) yield* take([messages.changed, messages.loaded]);
}

/** No answer does not mean that nothing was done: the messages tell. */
function* settleDelete(ref: messages.MessageRef, answer: DeleteAnswer): SagaGenerator<void> {
  if (answer.kind === 'ok') {
    yield* put(messages.deleted({ ...ref, updatedAt: answer.data.updatedAt }));
    return;
  }
  if (answer.kind !== 'refused') yield* call(readMessages, ref.conversationId);
  if (yield* call(isDeleted, ref)) yield* put(messages.deleted({ ...ref, updatedAt: null }));
  else yield* put(messages.deleteFailed({ ...ref, ...failureOf(answer) }));
}

/** Deletes a message at the customer's; it is marked only once the server says so (contract §4). */
function* deleteMessage({
  payload: ref,
}: ReturnType<typeof messages.deleteConfirmRequested>): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const message = yield* select(selectMessage, ref.conversationId, ref.messageId);
  if (message === null) return;
  yield* put(messages.deleteStarted(ref));
  const { answer } = yield* race({
    told: call(untilDeleted, ref),
    answer: call(sendUntilAnswered<{ updatedAt: string | null }>, (sender: Sender, reqId: string) =>
      commands.deleteMessage(sender, reqId, message),
    ),
  });
  if (answer !== undefined) yield* call(settleDelete, ref, answer);
  else yield* put(messages.deleted({ ...ref, updatedAt: null }));
}

/** What reached the customer after all did not fail. */
const MAY_HAVE_FAILED: readonly MessageStatus[] = ['pending', 'sent'];

/**
 * Whether a message still shows that its provider failed on it, once the messages were read; null: they could not be.
 */
function* isStillFailed({ conversationId, messageId }: messages.MessageRef): SagaGenerator<boolean | null> {
  if (!(yield* call(readMessages, conversationId))) return null;
  const message = yield* select(selectMessage, conversationId, messageId);
  return message !== null && message.errorText !== null && MAY_HAVE_FAILED.includes(message.status);
}

/** What the server answers; where it acknowledges nothing, or cannot be understood, what the messages show. */
function* settleRetry(
  ref: messages.MessageRef,
  answer: AckResult<Message>,
  errorText: string,
): SagaGenerator<void> {
  if (answer.kind === 'ok') {
    yield* put(messages.retried({ message: answer.data }));
    return;
  }
  const { acknowledges } = yield* select(selectConnection);
  const mustLook = answer.kind === 'unreadable' || (answer.kind !== 'refused' && !acknowledges);
  if (mustLook && (yield* call(isStillFailed, ref)) === false) return;
  const { message: why } = failureOf(answer);
  yield* put(messages.retryFailed({ ...ref, errorText: why === '' ? errorText : why }));
}

type RetryRequest = ReturnType<typeof messages.retryRequested>;

/**
 * Has a message sent again that the provider failed on; meanwhile it is pending, and does not say why it failed. Where
 * nothing is acknowledged the messages are read first: an earlier wish may have been done.
 */
function* retry({ payload: ref }: RetryRequest): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const message = yield* select(selectMessage, ref.conversationId, ref.messageId);
  const { clientMsgId = null, errorText = null } = message ?? {};
  if (message === null || clientMsgId === null || errorText === null) return;
  const { acknowledges } = yield* select(selectConnection);
  const isFailed = acknowledges || (yield* call(isStillFailed, ref));
  if (isFailed === null) yield* put(alertRaised({ textId: 'failure.unchecked', detail: null }));
  if (isFailed !== true) return;
  yield* put(messages.retryStarted(ref));
  const answer = yield* call(sendUntilAnswered<Message>, (sender: Sender, reqId: string) =>
    commands.retryMessage(sender, reqId, message, clientMsgId),
  );
  yield* call(settleRetry, ref, answer, errorText);
}

/** Doing what the agent asks of messages that were sent. */
export function messageEditWorkers(): readonly Worker[] {
  const keyOf = ({ payload }: RetryRequest) => `${payload.conversationId}/${payload.messageId}`;
  return [
    worker('every', [messages.deleteConfirmRequested], guarded('deleteMessage', deleteMessage)),
    worker('every', [messages.retryRequested], guarded('retryMessage', oneAtATime(keyOf, retry))),
  ];
}
