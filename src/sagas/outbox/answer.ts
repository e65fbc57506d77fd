import { errorTextOf } from '../../lib/failure';
import type { AckResult } from '../../services/realtime/ackResult';
import { serverErrorReported } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import * as messages from '../../store/messages/actions';
import type { Message } from '../../store/messages/types';
import * as outbox from '../../store/outbox/actions';
import { uploadIdsOf } from '../../store/outbox/files';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { currentSender, services } from '../core/context';
import { call, race, select, take, type SagaGenerator } from '../core/effects';
import { isErrorOf, refusalIn } from '../core/errorEvent';
import { upload } from './upload';
import { sendMail } from './uploadMail';

const SETTLES = [
  messages.sendSettled,
  messages.received,
  messages.changed,
  messages.loaded,
  messages.newestLoaded,
  messages.olderLoaded,
  outbox.gaveUp,
  outbox.discarded,
];

/** Until an event, or a read of the messages, said what became of the item. */
function* untilSettled(clientMsgId: string): SagaGenerator<void> {
  while ((yield* select(selectOutboxItem, clientMsgId))?.state === 'sending') yield* take(SETTLES);
}

/** Whether the server could not take a file of the item. */
function isFailureOf(item: OutboxItem, { payload }: ReturnType<typeof outbox.uploadReported>): boolean {
  return payload.state === 'failed' && uploadIdsOf(item).includes(payload.uploadId);
}

type OldWord =
  | ReturnType<typeof messages.sendSettled>
  | ReturnType<typeof serverErrorReported>
  | ReturnType<typeof outbox.uploadReported>;

/** An event with which a server that acknowledges nothing answers: it names the request, the file or the conversation. */
function isWordOn(item: OutboxItem) {
  return (action: { type: string }) => {
    if (isErrorOf(item.reqId)(action)) return true;
    if (outbox.uploadReported.match(action)) return isFailureOf(item, action);
    if (!messages.sendSettled.match(action)) return false;
    const { clientMsgId, conversationId } = action.payload;
    return clientMsgId === null && conversationId === item.target.conversationId;
  };
}

function refusal(code: string, message: string): AckResult<Message> {
  return { kind: 'refused', failure: { code, message }, retryable: false, retryAfterMs: null };
}

function answerIn(word: OldWord, { clientMsgId }: OutboxItem): AckResult<Message> {
  if (serverErrorReported.match(word)) return refusalIn(word);
  if (outbox.uploadReported.match(word)) return refusal('uploadFailed', word.payload.errorText ?? '');
  const { failure, message } = word.payload;
  if (failure !== null && message === null) return refusal(failure.code, failure.message);
  // Taken, but not shown: the messages tell, as after no answer at all.
  if (message === null) return { kind: 'timeout' };
  // It is a message by now, and says itself that the provider failed on it.
  const errorText = failure === null ? message.errorText : errorTextOf(failure);
  return { kind: 'ok', data: { ...message, clientMsgId, errorText }, seq: null, repeated: false };
}

function* sendItem(item: OutboxItem): SagaGenerator<AckResult<Message>> {
  const { commands } = yield* call(services);
  if (item.file !== null) return yield* call(upload, { ...item, file: item.file });
  if (item.mail !== null) return yield* call(sendMail, item, item.mail);
  const sender = yield* call(currentSender);
  return yield* call(commands.sendMessage, sender, item);
}

/** Sends an item and waits for the answer; null when an event settled it first. */
export function* sendAndWait(item: OutboxItem): SagaGenerator<AckResult<Message> | null> {
  const { acknowledges } = yield* select(selectConnection);
  const { settled, word, answer } = yield* race({
    settled: call(untilSettled, item.clientMsgId),
    word: take<OldWord>(acknowledges ? () => false : isWordOn(item)),
    answer: call(sendItem, item),
  });
  if (word !== undefined) return answerIn(word, item);
  const isSettled = (yield* select(selectOutboxItem, item.clientMsgId))?.state !== 'sending';
  return settled !== undefined || isSettled ? null : (answer ?? null);
}
