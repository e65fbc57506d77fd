import type { AckResult } from '../../services/realtime/ackResult';
import { selectConnection } from '../../store/connection/selectors';
import { SERVER_CODE } from '../../store/failure';
import type { Failure } from '../../store/failure';
import type { Message } from '../../store/messages/types';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { alertRaised } from '../../store/ui/actions';
import { currentSender, services } from '../context';
import { readActive } from '../conversations';
import { call, put, select } from '../effects';
import type { SagaGenerator } from '../effects';
import { failureOf } from '../failureOf';
import { readMessages } from '../messages';
import { refusalOf } from './precheck';

/** What an attempt to send came to. */
export type Outcome = { kind: 'delivered' } | { kind: 'over' } | { kind: 'again'; afterMs: number | null };

function* refuse(item: OutboxItem, failure: Failure): SagaGenerator<Outcome> {
  const { conversationId } = item.target;
  yield* put(outbox.refused({ clientMsgId: item.clientMsgId, conversationId, text: item.text, ...failure }));
  yield* put(alertRaised({ textId: `refused.${failure.code}`, detail: failure.message }));
  yield* call(readActive);
  return { kind: 'over' };
}

function* settle(item: OutboxItem, answer: AckResult<Message>): SagaGenerator<Outcome> {
  const { clientMsgId } = item;
  if (answer.kind === 'ok') {
    yield* put(outbox.delivered({ clientMsgId, message: answer.data }));
    return { kind: 'delivered' };
  }
  const failure = failureOf(answer);
  if (answer.kind !== 'refused' || answer.retryable) {
    yield* put(outbox.attemptFailed({ clientMsgId, ...failure }));
    return { kind: 'again', afterMs: answer.kind === 'refused' ? answer.retryAfterMs : null };
  }
  const { conversationFinished, otherAgent, notFound } = SERVER_CODE;
  if ([conversationFinished, otherAgent, notFound].some((code) => code === failure.code)) {
    return yield* call(refuse, item, failure);
  }
  yield* put(outbox.gaveUp({ clientMsgId, ...failure }));
  return { kind: 'over' };
}

/**
 * With a server that does not acknowledge, a message is settled when the server shows it; without
 * that the agent decides, since nothing there would stop a duplicate (contract §1.10).
 */
function* settleUnacknowledged(item: OutboxItem): SagaGenerator<Outcome> {
  yield* call(readMessages, item.target.conversationId);
  if ((yield* select(selectOutboxItem, item.clientMsgId)) === undefined) return { kind: 'delivered' };
  yield* put(outbox.gaveUp({ clientMsgId: item.clientMsgId, code: 'unconfirmed', message: '' }));
  return { kind: 'over' };
}

/** Tries once to send an item; `isVerified` spares the re-read of its conversation. */
export function* attempt(item: OutboxItem, isVerified: boolean): SagaGenerator<Outcome> {
  const { commands } = yield* call(services);
  const refusal = isVerified ? null : yield* call(refusalOf, item.target.conversationId);
  if (refusal !== null) return yield* call(refuse, item, refusal);
  const sender = yield* call(currentSender);
  yield* put(outbox.attemptStarted({ clientMsgId: item.clientMsgId }));
  const answer = yield* call(commands.sendMessage, sender, item);
  // An event may have settled the item before the answer came.
  if ((yield* select(selectOutboxItem, item.clientMsgId)) === undefined) return { kind: 'delivered' };
  const { acknowledges } = yield* select(selectConnection);
  if (!acknowledges && answer.kind === 'timeout') return yield* call(settleUnacknowledged, item);
  return yield* call(settle, item, answer);
}
