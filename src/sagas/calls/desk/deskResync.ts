import { NORMAL_CLEARING } from '../../../lib/q850';
import type { BookedCall } from '../../../services/decode/history';
import { selectUser } from '../../../store/auth/selectors';
import * as calls from '../../../store/calls/actions';
import { wentWithPage } from '../../../store/calls/pendingClassification';
import { selectCall, selectCalls, selectPendingClassification } from '../../../store/calls/selectors';
import type { Call } from '../../../store/calls/types';
import { loaded } from '../../../store/conversations/actions';
import { services } from '../../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../../core/effects';
import { guarded } from '../../core/guarded';
import { worker, type Worker } from '../../core/workers';
import { NO_ANSWER } from '../ends';
import { forCall } from '../forCall';
import { answer, begin, endReported } from './deskReports';
import { selectDeskCalls, selectIsServed, selectUnmatchedConversations, type DeskNotes } from './deskState';
import { callOfPage, callOfConversation } from './foundCall';

/** A telephone stops ringing by then: an older report is not of one that still rings. */
const RINGS_MS = 60_000;

/** A call that rang this many times `RINGS_MS` without an answer is over, whatever the call history says. */
const ROUNDS = 3;

/** After a reload, the call is shown without the call history when that takes longer. */
const PATIENCE_MS = 5_000;

/** The agent's calls in the centre's call history; null where it cannot be read. */
function* readBooks(): SagaGenerator<BookedCall[] | null> {
  const { callApi } = yield* call(services);
  const user = yield* select(selectUser);
  try {
    return user === null ? null : yield* call(callApi.booked, user.fullName);
  } catch {
    return null;
  }
}

/** What came of a call while the centre could not be heard. */
function* settle(found: Call, booked: BookedCall | undefined): SagaGenerator<void> {
  const live = yield* select(selectCall, found.id);
  if (live === null || live.uniqueId === null) return;
  const isServed = yield* select(selectIsServed, live.uniqueId);
  const wasAnswered = isServed || booked?.answered === true;
  if (live.answeredAt === null && wasAnswered) yield* call(answer, live);
  if (booked?.isOver === true) yield* call(endReported, live.id, NORMAL_CLEARING);
}

/**
 * Brings the calls on the desk in line with the centre's call history: those that are over end, those that go on are
 * found.
 */
export function* reconcile(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const isCalm =
    (yield* select(selectDeskCalls)).length + (yield* select(selectUnmatchedConversations)).size === 0;
  const books = isCalm ? null : yield* call(readBooks);
  if (books === null) return;
  for (const found of yield* select(selectDeskCalls))
    yield* call(
      settle,
      found,
      books.find(({ uniqueId }) => uniqueId === found.uniqueId),
    );
  for (const [uniqueId, conversation] of yield* select(selectUnmatchedConversations)) {
    const isOver = books.some((one) => one.uniqueId === uniqueId && one.isOver);
    if (!isOver) yield* put(calls.deskCallFound(callOfConversation(conversation, uniqueId, clock.now())));
  }
}

/** The call during which the page before this one was closed or reloaded, where it still goes on. */
function* resumeCall(): SagaGenerator<void> {
  const pending = yield* select(selectPendingClassification);
  if (pending?.telephone !== 'desk' || !wentWithPage(pending)) return;
  const { books = null } = yield* race({ books: call(readBooks), late: delay(PATIENCE_MS) });
  const isOver = books?.some((one) => one.uniqueId === pending.uniqueId && one.isOver) === true;
  if (!isOver) yield* put(calls.deskCallFound(callOfPage(pending)));
}

/** Takes up what goes on when the telephone is put on the desk, or its page comes back. */
export function* takeUp(notes: DeskNotes): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const { unmatchedReports } = yield* select(selectCalls);
  for (const { at, call: report } of unmatchedReports)
    if (clock.now() - at <= RINGS_MS) yield* call(begin, notes, report);
  yield* call(resumeCall);
  yield* call(reconcile);
}

/** A telephone does not ring for ever: what ends it may have been lost. */
function* limitRinging({ payload: { callId } }: { payload: { callId: string } }): SagaGenerator<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { late } = yield* race({
      settled: take(forCall(callId, calls.answered, calls.ended)),
      late: delay(RINGS_MS),
    });
    if (late === undefined) return;
    const found = yield* select(selectCall, callId);
    if (found?.telephone !== 'desk' || found.answeredAt !== null) return;
    if (round === ROUNDS) yield* put(calls.ended({ callId, end: NO_ANSWER }));
    else yield* call(reconcile);
  }
}

/** Looks after calls whose events may have been missed. */
export const deskResyncWorkers: Worker[] = [
  worker('latest', [loaded], guarded('deskResync', reconcile)),
  worker('every', [calls.offered], guarded('deskRinging', limitRinging)),
  worker('every', [calls.dialed], guarded('deskRinging', limitRinging)),
];
