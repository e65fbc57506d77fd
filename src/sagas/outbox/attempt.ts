import type { AckResult } from '../../services/realtime/ackResult';
import { selectConnection } from '../../store/connection/selectors';
import { SERVER_CODE, type Failure } from '../../lib/failure';
import type { Message } from '../../store/messages/types';
import * as outbox from '../../store/outbox/actions';
import { fileProblem } from '../../store/outbox/limits';
import { selectFileLimits, selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { sendAndWait } from './answer';
import { lookUpDelivery, markBefore } from './deliveryLookup';
import { mayHaveArrived } from './fate';
import { refusalOf } from './precheck';
import { isRefusal, refuse } from './refuse';
import { storeItem } from './storedItems';

/** What an attempt to send came to. */
export type Outcome =
  | { kind: 'delivered' }
  /** Not to be tried again by itself. */
  | { kind: 'over' }
  | { kind: 'again'; afterMs: number | null };

const AGAIN: Outcome = { kind: 'again', afterMs: null };

function* giveUp(item: OutboxItem, failure: Failure): SagaGenerator<Outcome> {
  yield* put(outbox.gaveUp({ clientMsgId: item.clientMsgId, ...failure }));
  return { kind: 'over' };
}

/** Nothing at a server without acknowledgements would stop a duplicate: the agent decides (contract §1.10). */
function* leaveToAgent(item: OutboxItem): SagaGenerator<Outcome> {
  return yield* call(giveUp, item, { code: 'unconfirmed', message: '' });
}

function* settle(item: OutboxItem, answer: AckResult<Message>): SagaGenerator<Outcome> {
  const { clientMsgId } = item;
  if (answer.kind === 'ok') {
    yield* put(outbox.delivered({ clientMsgId, message: answer.data }));
    return { kind: 'delivered' };
  }
  const failure = failureOf(answer);
  // A session that is over comes back as it went: what waits is sent once the agent is in again.
  const isOver = failure.code === SERVER_CODE.notAuthenticated;
  if (answer.kind !== 'refused' || answer.retryable || isOver) {
    yield* put(outbox.attemptFailed({ clientMsgId, ...failure }));
    return { kind: 'again', afterMs: answer.kind === 'refused' ? answer.retryAfterMs : null };
  }
  if (!isRefusal(failure)) return yield* call(giveUp, item, failure);
  yield* call(refuse, item, failure);
  return { kind: 'over' };
}

/** What the messages say after an attempt of which nobody told what became. */
function* look(item: OutboxItem, missingCode: string): SagaGenerator<Outcome> {
  const lookup = yield* call(lookUpDelivery, item);
  if (lookup === 'stored') return { kind: 'delivered' };
  const code = lookup === 'missing' ? missingCode : 'unchecked';
  return yield* call(giveUp, item, { code, message: '' });
}

/** Sends it, on disk as sent before it goes out: what was in flight at a crash may be at the server. */
function* send(item: OutboxItem): SagaGenerator<Outcome> {
  const { clientMsgId } = item;
  const knownUntil = yield* call(markBefore, item);
  yield* put(outbox.attemptStarted({ clientMsgId, ...(knownUntil === undefined ? {} : { knownUntil }) }));
  yield* call(storeItem, item);
  // The agent may have taken it back, or given it up, while its conversation was read again.
  if ((yield* select(selectOutboxItem, clientMsgId))?.state !== 'sending') return { kind: 'over' };
  const answer = yield* call(sendAndWait, item);
  if (answer === null) {
    const isTaken = (yield* select(selectOutboxItem, clientMsgId)) === undefined;
    return { kind: isTaken ? 'delivered' : 'over' };
  }
  if (answer.kind === 'unreadable') return yield* call(look, item, 'badAnswer');
  const { acknowledges } = yield* select(selectConnection);
  if (acknowledges || answer.kind !== 'timeout') return yield* call(settle, item, answer);
  return yield* call(look, item, 'unconfirmed');
}

/** Whether nobody may send it again before the messages were read: nothing would stop a duplicate (contract §1.10). */
function* mustLookFirst({ mustCheck }: OutboxItem): SagaGenerator<boolean> {
  const { acknowledges } = yield* select(selectConnection);
  return mustCheck === true || !acknowledges;
}

/**
 * Whether it went out and nobody said what became of it: before the agent put it in line again, or since.
 * A server that acknowledges says so itself when a file's upload is taken up again.
 */
function mayBeThere(item: OutboxItem, isLookDue: boolean): boolean {
  const { attempts, file, wentOut } = item;
  if (attempts === 0) return mayHaveArrived(item) || (isLookDue && wentOut === undefined);
  return (file === null || isLookDue) && mayHaveArrived(item);
}

/** Null: to be sent. */
function* outcomeWithoutSending(item: OutboxItem): SagaGenerator<Outcome | null> {
  const isLookDue = yield* call(mustLookFirst, item);
  if (!mayBeThere(item, isLookDue)) return null;
  const lookup = yield* call(lookUpDelivery, item);
  if (lookup === 'stored') return { kind: 'delivered' };
  if (!isLookDue) return null;
  // Put in line again by the agent and not sent since: that was the decision, once the messages could be read.
  const isDecided = item.attempts === 0;
  if (lookup === 'missing') return isDecided ? null : yield* call(leaveToAgent, item);
  return isDecided ? yield* call(giveUp, item, { code: 'unchecked', message: '' }) : AGAIN;
}

/** Gives up what the agent would not expect to go out now; what may have arrived only where no message shows it. */
export function* expire(item: OutboxItem): SagaGenerator<void> {
  if (mayHaveArrived(item)) yield* call(look, item, 'expired');
  else yield* call(giveUp, item, { code: 'expired', message: '' });
}

/** Null: the server takes such files, or told nothing of what it takes. */
function* problemOf({ file }: OutboxItem): SagaGenerator<Failure | null> {
  const problem = file === null ? null : fileProblem(file, yield* select(selectFileLimits));
  return problem === null ? null : { code: problem, message: '' };
}

/** Tries once to send an item; `isVerified` spares the re-read of its conversation. */
export function* attempt(item: OutboxItem, isVerified: boolean): SagaGenerator<Outcome> {
  const known = yield* call(outcomeWithoutSending, item);
  if (known !== null) return known;
  const problem = yield* call(problemOf, item);
  if (problem !== null) return yield* call(giveUp, item, problem);
  const refusal = isVerified ? null : yield* call(refusalOf, item.target.conversationId);
  if (refusal === null) return yield* call(send, item);
  yield* call(refuse, item, refusal);
  return { kind: 'over' };
}
