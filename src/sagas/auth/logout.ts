import * as auth from '../../store/auth/actions';
import { ended, hangUpRequested, transferred } from '../../store/calls/actions';
import { selectIsRenewing, selectUser } from '../../store/auth/selectors';
import type { SessionEndReason } from '../../store/auth/types';
import {
  selectEndedCalls,
  selectIsInCall,
  selectLiveCalls,
  selectUnclassified,
} from '../../store/calls/selectors';
import type { EndedCall } from '../../store/calls/types';
import { handshakeRefused } from '../../store/connection/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { removed } from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { SERVER_CODE } from '../../lib/failure';
import { selectJoinedQueues } from '../../store/queues/selectors';
import type { RootState } from '../../store/rootReducer';
import { currentSender, services } from '../core/context';
import { rememberQueues } from '../agent/closing';
import { keepLeave } from '../agent/pendingLeave';
import { keepDraftsNow } from '../outbox/drafts';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';

/** Leaving must not hang on a server that does not answer. */
const LOGOUT_LIMIT_MS = 3_000;

type Ending = ReturnType<typeof auth.loggedOut>['payload'];

type EndingCause = ReturnType<
  | typeof auth.logoutRequested
  | typeof auth.loggedOutByServer
  | typeof auth.sessionExpired
  | typeof handshakeRefused
>;

const ENDINGS = [auth.logoutRequested, auth.loggedOutByServer, auth.sessionExpired, handshakeRefused];

/** How the session ends because of this; null when it goes on. */
function endingOf(cause: EndingCause, clientId: string): Ending | null {
  if (auth.logoutRequested.match(cause)) return { reason: 'agent', message: null };
  if (handshakeRefused.match(cause)) {
    const { code, message } = cause.payload;
    if (code !== SERVER_CODE.notAuthenticated) return null;
    return { reason: 'session', message: message === '' ? null : message };
  }
  if (auth.sessionExpired.match(cause)) {
    const { message, reason = 'session' } = cause.payload;
    return { reason, message: message === '' ? null : message };
  }
  const { exceptClientId, ...ending } = cause.payload;
  return exceptClientId === clientId ? null : ending;
}

/** Whether one of these calls lives, or the centre has not closed what belonged to it yet. */
function selectIsOpen(state: RootState, callIds: readonly string[]): boolean {
  const belongs = ({ id, conversationId }: EndedCall): boolean =>
    callIds.includes(id) &&
    conversationId !== null &&
    selectConversation(state, conversationId) !== undefined;
  return selectIsInCall(state) || selectEndedCalls(state).some(belongs);
}

function* untilClosed(callIds: readonly string[]): SagaGenerator<void> {
  while (yield* select(selectIsOpen, callIds)) yield* take([ended, transferred, removed]);
}

type OutlivedEnding = Ending & { reason: SessionEndReason };

/** Whether a call outlives a session that ends like this: the telephone is the exchange's. */
function isOutlived(ending: Ending): ending is OutlivedEnding {
  return ending.reason === 'session' || ending.reason === 'inactivity';
}

/** The server's word that the session is over says in a call what a 401 says. */
function* noteEnd(cause: EndingCause, { message, reason }: OutlivedEnding): SagaGenerator<void> {
  if (!auth.loggedOutByServer.match(cause) || !(yield* select(selectIsInCall))) return;
  yield* put(auth.sessionExpired({ message: message ?? '', reason }));
}

/** A call outlives the session, and so does a login that is under way when the call ends. */
function selectIsHeld(state: RootState): boolean {
  return selectIsInCall(state) || selectIsRenewing(state);
}

/** What ends what a call holds, or lets it go on. */
const DECIDES = [auth.logoutRequested, auth.loggedOutByServer, auth.sessionRenewed];

const LETS_GO = [ended, transferred, auth.renewalFailed];

type Decision = EndingCause | ReturnType<typeof auth.sessionRenewed>;

/**
 * How a session ends that is over, once no call holds it: as it was said, or as somebody wants it meanwhile. Null: the
 * agent signed in again, and it goes on.
 */
function* endingAfterCall(ending: Ending): SagaGenerator<Ending | null> {
  const { ids } = yield* call(services);
  while (yield* select(selectIsHeld)) {
    const { decision } = yield* race({ decision: take<Decision>(DECIDES), free: take(LETS_GO) });
    if (decision === undefined) continue;
    if (auth.sessionRenewed.match(decision)) return null;
    const stronger = endingOf(decision, ids.clientId);
    if (stronger !== null && !isOutlived(stronger)) return stronger;
  }
  return ending;
}

/** Hangs up while somebody is still there to tell the centre that the calls are over. */
function* leaveCalls(): SagaGenerator<void> {
  const callIds = (yield* select(selectLiveCalls)).map(({ id }) => id);
  if (callIds.length === 0) return;
  for (const callId of callIds) yield* put(hangUpRequested({ callId }));
  yield* race({ closed: call(untilClosed, callIds), tooLong: delay(LOGOUT_LIMIT_MS) });
}

/** Tells the server; whether it did so. One that acknowledges nothing is taken to have done it. */
function* leaveNow(queues: string[]): SagaGenerator<boolean> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const { left } = yield* race({
    left: call(() => commands.leaveQueues(sender, ids.newId(), queues, 'closing')),
    tooLong: delay(LOGOUT_LIMIT_MS),
  });
  return left?.kind === 'ok' || !(yield* select(selectConnection)).acknowledges;
}

/** Leaves the queues, or keeps that for the server's return. */
function* leaveQueues(): SagaGenerator<void> {
  const queues = yield* select(selectJoinedQueues);
  if (queues.length === 0) return;
  const isLeft = (yield* select(selectIsLive)) && (yield* call(leaveNow, queues));
  if (!isLeft) yield* race({ kept: call(keepLeave, queues), tooLong: delay(LOGOUT_LIMIT_MS) });
}

/** The screens hand over what is being typed; a disk that does not answer is not waited for. */
function* keepDrafts(): SagaGenerator<void> {
  yield* put(auth.logoutStarted());
  yield* race({ kept: call(keepDraftsNow), tooLong: delay(LOGOUT_LIMIT_MS) });
}

/** What the disk does not take is over all the same: the vault has a mark that says so. */
function* forgetSession(): SagaGenerator<void> {
  const { http, session } = yield* call(services);
  http.setToken(null);
  yield* race({ cleared: call(session.clear), tooLong: delay(LOGOUT_LIMIT_MS) });
}

/** Nothing may keep an agent from leaving: what fails here is left to the server and the next login. */
function* attempted(step: () => SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* call(step);
  } catch {
    return;
  }
}

/** A session that breaks off leaves to the agent's next one what they have to classify. */
function* withUnclassified(ending: Ending): SagaGenerator<Ending> {
  const { clock } = yield* call(services);
  const login = (yield* select(selectUser))?.login;
  const callId = yield* select(selectUnclassified, clock.now());
  if (!isOutlived(ending) || callId === null || login === undefined) return ending;
  return { ...ending, unclassified: { callId, login } };
}

function* endSession(cause: Ending): SagaGenerator<void> {
  const ending = yield* call(withUnclassified, cause);
  yield* call(attempted, keepDrafts);
  if (ending.reason === 'agent') {
    yield* call(attempted, leaveCalls);
    yield* call(attempted, leaveQueues);
  }
  if (ending.reason === 'session') yield* call(attempted, rememberQueues);
  yield* call(attempted, forgetSession);
  yield* put(auth.loggedOut(ending));
}

/**
 * Ends the session: by the agent's wish, after leaving all queues, or because the server says so or
 * no longer knows it. A telephone call outlives the latter: it is not cut off, and the agent may sign in again beside it.
 */
export function* watchLogout(): SagaGenerator<void> {
  const { ids } = yield* call(services);
  while (true) {
    const cause = yield* take<EndingCause>(ENDINGS);
    const ending = endingOf(cause, ids.clientId);
    if (ending === null) continue;
    if (isOutlived(ending)) yield* call(noteEnd, cause, ending);
    const due = isOutlived(ending) ? yield* call(endingAfterCall, ending) : ending;
    if (due !== null) yield* call(endSession, due);
  }
}
