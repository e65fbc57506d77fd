import type { AckResult } from '../services/realtime/ackResult';
import type { Sender } from '../services/realtime/commands';
import { selectUser } from '../store/auth/selectors';
import { selectConnection } from '../store/connection/selectors';
import * as conversations from '../store/conversations/actions';
import { selectCreation } from '../store/conversations/createSelectors';
import { selectKnownIds } from '../store/conversations/selectors';
import type { Conversation, NewConversation } from '../store/conversations/types';
import { mailBecameDue } from '../store/drafts/actions';
import { services } from './context';
import { sendCreate } from './createAction';
import { call, put, race, select, take } from './effects';
import type { SagaGenerator } from './effects';
import { failureOf } from './failureOf';
import { guarded } from './guarded';
import { isBegunBy } from './isBegunBy';
import { onceIds } from './onceIds';
import { service } from './serve';
import type { Service } from './serve';

/** A conversation that began, or was there already. */
interface Begun {
  conversation: Conversation;
  existing: boolean;
}

/** Reasons of an assignment that may be the beginning: one that is not known may be any. */
const BEGINNINGS: ReadonlySet<string> = new Set(['new', 'other']);

type Assigned = ReturnType<typeof conversations.assigned>;

/** The word that the conversation is the agent's may come before the answer, or instead of it. */
function tellsOf(form: NewConversation, reqId: string) {
  return (action: { type: string }) => {
    if (!conversations.assigned.match(action)) return false;
    const caused = action.meta.push?.reqId;
    if (caused !== undefined) return caused === reqId;
    return BEGINNINGS.has(action.payload.reason) && isBegunBy(form, action.payload.conversation);
  };
}

/** Looks for what an old server may have begun without saying so (contract §1.10). */
function* findBegun(form: NewConversation, before: readonly string[]): SagaGenerator<Begun | null> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  try {
    const { conversations: active } = yield* call(conversationApi.active, user?.fullName ?? '');
    const found = active.find((one) => !before.includes(one.id) && isBegunBy(form, one));
    return found === undefined ? null : { conversation: found, existing: false };
  } catch {
    return null;
  }
}

/** What came of it: the conversation, or why there is none. */
function* ask(form: NewConversation, reqId: string): SagaGenerator<AckResult<Begun>> {
  const { commands } = yield* call(services);
  const known = yield* select(selectKnownIds);
  const { told, answer } = yield* race({
    told: take<Assigned>(tellsOf(form, reqId)),
    answer: call(
      sendCreate<Begun>,
      (sender: Sender, id: string) => commands.createConversation(sender, id, form),
      reqId,
    ),
  });
  const isTold = told !== undefined;
  const begun = isTold ? { conversation: told.payload.conversation, existing: false } : null;
  if (begun !== null) return { kind: 'ok', data: begun, seq: null, repeated: false };
  if (answer === undefined) return { kind: 'timeout' };
  const { acknowledges } = yield* select(selectConnection);
  if (answer.kind !== 'timeout' || acknowledges) return answer;
  const found = yield* call(findBegun, form, known);
  return found === null ? answer : { kind: 'ok', data: found, seq: null, repeated: false };
}

const EMAIL = 4;

/** An e-mail conversation begins with a mail; not where the agent left the dialog meanwhile. */
function* begin(begun: Begun): SagaGenerator<void> {
  const isAwaited = (yield* select(selectCreation)) !== null;
  yield* put(conversations.created(begun));
  const { id, queueType } = begun.conversation;
  if (isAwaited && queueType === EMAIL) yield* put(mailBecameDue({ conversationId: id }));
}

type CreateRequest = ReturnType<typeof conversations.createRequested>;

function creating() {
  const ids = onceIds();
  return function* create({ payload }: CreateRequest): SagaGenerator<void> {
    const { ids: uuids } = yield* call(services);
    const reqId = ids.idFor(payload, uuids.newId);
    yield* put(conversations.createStarted());
    const answer = yield* call(ask, payload, reqId);
    const isDefinite = answer.kind === 'ok' || (answer.kind === 'refused' && !answer.retryable);
    if (isDefinite) ids.answered();
    if (answer.kind === 'ok') yield* call(begin, answer.data);
    else {
      const elsewhere = (answer.kind === 'refused' ? answer.current : null) ?? null;
      yield* put(conversations.createFailed({ ...failureOf(answer), elsewhere }));
    }
  };
}

/** Beginning conversations by e-mail and WhatsApp. */
export function newConversationServices(): readonly Service[] {
  return [service('leading', [conversations.createRequested], guarded('create', creating()))];
}
