import * as calls from '../../store/calls/actions';
import { roomOfTransfer } from '../../store/calls/rooms';
import { selectEndedCall, selectRoomCall } from '../../store/calls/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { classificationDelivered } from '../../store/outbox/actions';
import { SERVER_CODE, toFailure } from '../../lib/failure';
import { RESEND, backoffDelay, isTransient, isUncoded } from '../../lib/retry';
import { services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';
import { forCall } from './forCall';
import { sleepUntil } from './sleepUntil';

/** The server may tell which conversation a call belongs to a little after its end. */
const LINK_MS = 10_000;

const MAY_LINK = [
  calls.answeredAtServer,
  calls.hungUpAtServer,
  conversations.assigned,
  conversations.loaded,
  conversations.activeSetReported,
  conversations.oneLoaded,
];

/** A refusal without a code may be a proxy's, which passes; it is not asked for ever. */
const REFUSALS_TAKEN = 8;

/** The conversation of a call that was answered; null when it has none. */
function* conversationOf(callId: string): SagaGenerator<string | null> {
  while (true) {
    const ended = yield* select(selectEndedCall, callId);
    if (ended === undefined || ended.answeredAt === null) return null;
    // What came along into a room ends with the call that it came with.
    if (ended.conference !== undefined && ended.consultOf !== null) return null;
    if (ended.conversationId !== null) return ended.conversationId;
    const { late } = yield* race({
      linked: take(MAY_LINK),
      late: call(sleepUntil, ended.endedAt + LINK_MS),
    });
    if (late !== undefined) return null;
  }
}

/** What is left to be done after an answer: nothing, asking again, or asking again once the call is classified. */
type Outcome = 'done' | 'again' | 'unclassified';

function outcomeOf(code: string, attempt: number): Outcome {
  if (isTransient(code)) return 'again';
  if (isUncoded(code)) return attempt >= REFUSALS_TAKEN ? 'done' : 'again';
  return code === SERVER_CODE.classificationRequired ? 'unclassified' : 'done';
}

/** The server says so too, but an old one may not; what is open stays on screen to be read. */
function* takeFromList(conversationId: string): SagaGenerator<void> {
  const isListed = (yield* select(selectConversation, conversationId)) !== undefined;
  if (isListed) yield* put(conversations.removed({ conversationId, reason: 'call', to: null }));
}

/** Asks once. */
function* askToEnd(conversationId: string, reqId: string, attempt: number): SagaGenerator<Outcome> {
  const { callApi } = yield* call(services);
  try {
    yield* call(callApi.endConversation, conversationId, reqId);
  } catch (error) {
    const { code } = toFailure(error);
    if (code !== SERVER_CODE.notFound) return outcomeOf(code, attempt);
  }
  yield* call(takeFromList, conversationId);
  return 'done';
}

/**
 * Asks under one id until the centre answers. True when nothing is left to be done: a conversation that it does not know is
 * over, and one that it refuses to end is left to the agent. False when it wants a classification first.
 */
function* askUntilAnswered(conversationId: string, reqId: string): SagaGenerator<boolean> {
  const { random } = yield* call(services);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = yield* call(askToEnd, conversationId, reqId, attempt);
    if (outcome !== 'again') return outcome === 'done';
    yield* delay(backoffDelay(RESEND, attempt, random));
  }
}

/** Ends the conversation of a call that this page does not have, or not any more. */
export function* endOrphanedConversation(conversationId: string): SagaGenerator<void> {
  const { ids } = yield* call(services);
  yield* call(askUntilAnswered, conversationId, ids.newId());
}

/** A call that went on in a conference room is over when the agent leaves that. */
function* untilRoomLeft(callId: string): SagaGenerator<void> {
  const room = roomOfTransfer((yield* select(selectEndedCall, callId))?.transfer ?? null);
  while (room !== null && (yield* select(selectRoomCall))?.conference?.room === room)
    yield* take([calls.ended, calls.transferred]);
}

/** Ends the conversation of a call that is over (spec 2 §4), once it is classified where it has to be. */
export function* endVoiceConversation(callId: string): SagaGenerator<void> {
  const { ids } = yield* call(services);
  const conversationId = yield* call(conversationOf, callId);
  if (conversationId === null) return;
  yield* call(untilRoomLeft, callId);
  const reqId = ids.newId();
  while (!(yield* call(askUntilAnswered, conversationId, reqId)))
    yield* race({
      classified: take(forCall(callId, calls.classified)),
      // One that was left for later: it does not say its call.
      delivered: take(classificationDelivered),
    });
}

/** The conversations of so many calls are known to be ended already; as many ended ones are kept. */
const REMEMBERED = 50;

/** A call that was handed over is told to have ended afterwards: its conversation is ended once. */
function endings() {
  const begun = new Set<string>();
  return function* end({ payload: { callId } }: { payload: { callId: string } }): SagaGenerator<void> {
    // One that nobody answered has none, and may come again.
    if ((yield* select(selectEndedCall, callId))?.answeredAt == null || begun.has(callId)) return;
    begun.add(callId);
    const [oldest] = begun;
    if (begun.size > REMEMBERED && oldest !== undefined) begun.delete(oldest);
    yield* call(endVoiceConversation, callId);
  };
}

/**
 * Ends the conversation of each call that ends, or goes to somebody else; also of the last one before WebRTC was turned off,
 * however long the centre takes.
 */
export function voiceConversationWorkers(): Worker[] {
  const end = guarded('endVoiceConversation', endings());
  return [worker('every', [calls.ended], end), worker('every', [calls.transferred], end)];
}
