import { EMAIL } from '../../lib/queueType';
import type { AckResult } from '../../services/realtime/ackResult';
import type { Sender } from '../../services/realtime/commands';
import { selectConnection } from '../../store/connection/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectCreation } from '../../store/conversations/createSelectors';
import { selectKnownIds } from '../../store/conversations/selectors';
import type { Conversation, NewConversation } from '../../store/conversations/types';
import { mailRequired } from '../../store/drafts/actions';
import { selectWithQueueType } from '../../store/queueTypeSelectors';
import { selectOverlay } from '../../store/ui/selectors';
import { services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { readOwn } from '../connection/readOwn';
import { failureOf } from '../core/failureOf';
import { guarded } from '../core/guarded';
import { isBegunBy, mayBeSameNumber } from './isBegunBy';
import { onceIds } from '../core/onceIds';
import { sendUntilAnswered } from '../core/sendUntilAnswered';
import { worker, type Worker } from '../core/workers';

/** A conversation that began, or was there already. */
interface Begun {
  conversation: Conversation;
  existing: boolean;
}

/** Reasons of an assignment that may be the beginning: one that is not known may be any. */
const BEGINNINGS: ReadonlySet<string> = new Set(['new', 'other']);

type Assigned = ReturnType<typeof conversations.assigned>;

/** The word that the conversation is the agent's may come before the answer, or instead of it. */
function isAssignmentOf(form: NewConversation, reqId: string) {
  return (action: { type: string }) => {
    if (!conversations.assigned.match(action)) return false;
    const caused = action.meta.push?.reqId;
    if (caused !== undefined) return caused === reqId;
    return BEGINNINGS.has(action.payload.reason) && isBegunBy(form, action.payload.conversation);
  };
}

/** A form that was sent before and may have been done; `before` is what was there when it first went out. */
interface Doubt {
  reqId: string;
  before: readonly string[];
}

function found(conversation: Conversation, existing = false): AckResult<Begun> {
  return { kind: 'ok', data: { conversation, existing }, seq: null, repeated: false };
}

const UNCHECKED: AckResult<Begun> = {
  kind: 'refused',
  failure: { code: 'unchecked', message: '' },
  // Nothing was decided: the same form is the same request later.
  retryable: true,
  retryAfterMs: null,
};

/**
 * The conversation that was there before, where it alone can be meant: a number has one open conversation in a queue,
 * while an address may have several, even about one subject.
 */
function existingOf(form: NewConversation, known: readonly Conversation[]): Conversation | null {
  if (form.kind !== 'whatsapp') return null;
  const isMeant = (one: Conversation) =>
    one.queue !== '' && isBegunBy(form, one) && mayBeSameNumber(one.fromId, form.address);
  const [one, ...others] = known.filter(isMeant);
  return one === undefined || others.length > 0 ? null : one;
}

/** Looks for what a server may have begun, or had already, without saying so (contract §1.10). Null: it is not there. */
function* findBegun(
  form: NewConversation,
  before: readonly string[],
): SagaGenerator<AckResult<Begun> | null> {
  try {
    const { conversations: active } = yield* call(readOwn);
    const begun = active.find((one) => !before.includes(one.id) && isBegunBy(form, one));
    if (begun !== undefined) return found(begun);
    const existing = existingOf(form, active);
    return existing === null ? null : found(existing, true);
  } catch {
    return UNCHECKED;
  }
}

/** Whether nothing would tell what became of a request but the list of conversations. */
function* isUntold(answer: AckResult<Begun>): SagaGenerator<boolean> {
  const { acknowledges } = yield* select(selectConnection);
  if (answer.kind === 'ok' || answer.kind === 'refused') return false;
  return answer.kind === 'unreadable' || !acknowledges;
}

/** A server that acknowledges nothing is looked at after this long, and once more when its answer is overdue. */
const FIRST_LOOK_MS = 3_000;

/** Ends once the conversation is there, at a server that acknowledges nothing; else never. */
function* lookEarly(form: NewConversation, before: readonly string[]): SagaGenerator<AckResult<Begun>> {
  yield* delay(FIRST_LOOK_MS);
  const { acknowledges } = yield* select(selectConnection);
  const begun = acknowledges ? null : yield* call(findBegun, form, before);
  while (begun?.kind !== 'ok') yield* take(() => false);
  return begun;
}

/** What came of it: the conversation, or why there is none. */
function* ask(form: NewConversation, { reqId, before }: Doubt): SagaGenerator<AckResult<Begun>> {
  const { commands } = yield* call(services);
  const { told, seen, answer } = yield* race({
    told: take<Assigned>(isAssignmentOf(form, reqId)),
    seen: call(lookEarly, form, before),
    answer: call(
      sendUntilAnswered<Begun>,
      (sender: Sender, id: string) => commands.createConversation(sender, id, form),
      // Over a lost connection too: the agent waits in the dialog for the one conversation that they asked for.
      { reqId, outlivesConnection: true },
    ),
  });
  if (told !== undefined) return found(told.payload.conversation);
  if (seen !== undefined) return seen;
  if (answer === undefined) return { kind: 'timeout' };
  if (!(yield* call(isUntold, answer))) return answer;
  const begun = yield* call(findBegun, form, before);
  return begun?.kind === 'ok' ? begun : answer;
}

/** An e-mail conversation begins with a mail; not where the agent left the dialog meanwhile, or has a mail to send. */
function* begin(begun: Begun, reqId: string): SagaGenerator<void> {
  const creation = yield* select(selectCreation);
  // Another dialog that is open by now is another customer's: nothing of it closes or opens.
  if (creation?.reqId !== reqId) {
    yield* put(conversations.created({ ...begun, reqId, isLeft: true }));
    return;
  }
  const { prefill } = creation;
  const isKept = (yield* select(selectOverlay)) === 'undelivered';
  yield* put(conversations.created({ ...begun, reqId }));
  const { id, queueType } = yield* select(selectWithQueueType, begun.conversation);
  if (queueType === EMAIL && !isKept) {
    yield* put(mailRequired({ conversationId: id, ...(prefill === undefined ? {} : { prefill }) }));
  }
}

type CreateRequest = ReturnType<typeof conversations.createRequested>;

/** Sends a form; one that may have been done before is looked for first, and not sent again where that fails. */
function asking() {
  const doubts = new Map<string, Doubt>();
  return function* askOnce(form: NewConversation, reqId: string): SagaGenerator<AckResult<Begun>> {
    const doubt = doubts.get(reqId);
    const begun = doubt === undefined ? null : yield* call(findBegun, form, doubt.before);
    if (begun !== null) return begun;
    const sent = doubt ?? { reqId, before: yield* select(selectKnownIds) };
    const answer = yield* call(ask, form, sent);
    if (yield* call(isUntold, answer)) doubts.set(reqId, sent);
    else doubts.delete(reqId);
    return answer;
  };
}

function creating() {
  const ids = onceIds();
  const askOnce = asking();
  const underWay = new Set<string>();
  function* settle(form: NewConversation, reqId: string): SagaGenerator<void> {
    const answer = yield* call(askOnce, form, reqId);
    const isDefinite = answer.kind === 'ok' || (answer.kind === 'refused' && !answer.retryable);
    if (isDefinite) ids.answered(form);
    if (answer.kind === 'ok') yield* call(begin, answer.data, reqId);
    else {
      const elsewhere = (answer.kind === 'refused' ? answer.current : null) ?? null;
      yield* put(conversations.createFailed({ ...failureOf(answer), reqId, elsewhere }));
    }
  }
  return function* create({ payload }: CreateRequest): SagaGenerator<void> {
    const { ids: uuids } = yield* call(services);
    const reqId = ids.idFor(payload, uuids.newId);
    yield* put(conversations.createStarted({ reqId }));
    // The same form again, from a dialog that was left and opened anew, waits for the one answer.
    if (underWay.has(reqId)) return;
    underWay.add(reqId);
    try {
      yield* call(settle, payload, reqId);
    } finally {
      underWay.delete(reqId);
    }
  };
}

/** Beginning conversations by e-mail and WhatsApp. */
export function newConversationWorkers(): readonly Worker[] {
  return [worker('every', [conversations.createRequested], guarded('create', creating()))];
}
