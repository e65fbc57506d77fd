import type { AckResult } from '../../services/realtime/ackResult';
import type { Sender } from '../../services/realtime/commands';
import { selectUser } from '../../store/auth/selectors';
import { selectConnection } from '../../store/connection/selectors';
import { removed } from '../../store/conversations/actions';
import { isServedBy, isUnnamed } from '../../store/conversations/ownership';
import { selectConversation } from '../../store/conversations/selectors';
import { SERVER_CODE, type Failure } from '../../lib/failure';
import { alertRaised } from '../../store/ui/actions';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { sendUntilAnswered } from '../core/sendUntilAnswered';
import { sendHeldMails } from '../outbox/holds';

/** The server's word that a conversation left the agent. */
export type Removal = ReturnType<typeof removed>;

/** Finds the word that this conversation left the agent. */
export function isGone(conversationId: string) {
  return (action: { type: string }) =>
    removed.match(action) && action.payload.conversationId === conversationId;
}

/** Whether a conversation left by what was asked for; a reason that is missing or not known counts as that (contract §0). */
export function leftAsAsked(gone: Removal | undefined, reason: 'finished' | 'transferred'): boolean {
  return gone?.payload.reason === reason || gone?.payload.reason === 'other';
}

/** Whether a conversation is still the agent's, no longer, or cannot be read. */
type Ownership = 'left' | 'stays' | 'unknown';

/** `toQueue`: one that names nobody any more left when it is in the queue that it was given to. */
function* ownershipOf(conversationId: string, toQueue: string | null): SagaGenerator<Ownership> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  const before = yield* select(selectConversation, conversationId);
  try {
    const found = yield* call(conversationApi.one, conversationId);
    if (found === null || !isServedBy(found, user)) return 'left';
    const isMoved = isUnnamed(found) && found.queue === toQueue && before?.queue !== toQueue;
    return isMoved ? 'left' : 'stays';
  } catch {
    return 'unknown';
  }
}

/** An action by which a conversation leaves the agent, and to which queue it goes; null: to none. */
export interface LeavingAction {
  conversationId: string;
  toQueue: string | null;
  ask: (sender: Sender, reqId: string) => Promise<AckResult<null>>;
}

/** Does one action by which a conversation leaves the agent. */
export type Leave = (action: LeavingAction) => SagaGenerator<AckResult<null>>;

const DONE: AckResult<null> = { kind: 'ok', data: null, seq: null, repeated: false };

function notDone(failure: Failure): AckResult<null> {
  return { kind: 'refused', failure, retryable: false, retryAfterMs: null };
}

const UNCHECKED = notDone({ code: 'unchecked', message: '' });

/**
 * Does actions by which conversations leave the agent. After one whose answer is lost the conversation tells whether it was done
 * (contract §1.10); where that could not be settled for certain it tells again before the next one goes out, since
 * nothing at the server would stop a second. Mails that can still be taken back leave before.
 */
export function leavingActions(): Leave {
  const doubtful = new Set<string>();
  return function* leave({ conversationId, toQueue, ask }) {
    const before = doubtful.has(conversationId) ? yield* call(ownershipOf, conversationId, toQueue) : 'stays';
    if (before === 'unknown') return UNCHECKED;
    doubtful.delete(conversationId);
    if (before === 'left') return DONE;
    const unsent = yield* call(sendHeldMails, conversationId);
    if (unsent !== null) return notDone(unsent);
    const answer = yield* call(sendUntilAnswered<null>, ask);
    if (answer.kind === 'ok' || answer.kind === 'refused') return answer;
    const { acknowledges } = yield* select(selectConnection);
    if (!acknowledges || answer.kind === 'unreadable') doubtful.add(conversationId);
    const ownership = yield* call(ownershipOf, conversationId, toQueue);
    if (ownership !== 'left') return answer;
    doubtful.delete(conversationId);
    return DONE;
  };
}

const GONE: Readonly<Record<string, string>> = {
  [SERVER_CODE.conversationFinished]: 'refused.finished',
  [SERVER_CODE.otherAgent]: 'refused.otherAgent',
};

/**
 * Says that the conversation is not the agent's any more, where that is why the server refused: the list is read
 * again then, and the dialog in which the refusal stands goes with the conversation.
 */
export function* alertIfGone({ code, message }: Failure): SagaGenerator<void> {
  const textId = GONE[code];
  if (textId !== undefined) yield* put(alertRaised({ textId, detail: message === '' ? null : message }));
}
