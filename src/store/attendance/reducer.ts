import { stillOut } from '../../lib/stillOut';
import { pauseRequested, statusReported, unpauseRequested } from '../agent/actions';
import { woke } from '../app/actions';
import { loggedIn, loggedOut, loginRequested } from '../auth/actions';
import * as connection from '../connection/actions';
import { otherLeaderFound } from '../page/actions';
import { plainReducer } from '../plainReducer';
import { membershipsReported, switchRequested } from '../queues/actions';
import type { QueueMembership } from '../queues/types';
import * as actions from './actions';
import { awokenAt, lostAt, PRESENT, returnedAt, type Away } from './away';
import type { Absence, ChangeByServer, FormerQueues, StatusClock } from './types';

/** Whether the agent is there: since when, after how long, and what others made of it. */
export interface AttendanceState extends Away {
  /** After a sign-in in mode T the agent is due in every queue, once. */
  entry: 'none' | 'signingIn' | 'due';
  /** The agent came back after long and has not said yet whether they work. */
  absence: Absence | null;
  /** What somebody else changed last, until the agent chooses otherwise: told to the agent once. */
  changedByServer: ChangeByServer | null;
  /** Queues to leave with the first connection, since the last sign-out could not. */
  pendingLeave: string[];
  /** What the page before this one knew of the status, as long as it is the same. */
  recalled: StatusClock | null;
  /** Where the agent worked last; absent where this browser does not know. */
  formerQueues?: FormerQueues;
}

const initialState: AttendanceState = {
  ...PRESENT,
  entry: 'none',
  absence: null,
  changedByServer: null,
  pendingLeave: [],
  recalled: null,
};

/** The question after a long absence, about the queues that are not settled yet. */
function stillAsked(
  state: AttendanceState,
  unsettled: (queues: readonly string[]) => string[],
): AttendanceState {
  const { absence } = state;
  if (absence === null) return state;
  const queues = unsettled(absence.queues);
  const isAnswered = queues.length === 0 && absence.pauseReason === null;
  return { ...state, absence: isAnswered ? null : { ...absence, queues } };
}

function entered(state: AttendanceState): AttendanceState {
  return state.entry === 'due' ? { ...state, entry: 'none' } : state;
}

function chosen(state: AttendanceState): AttendanceState {
  return state.changedByServer === null ? state : { ...state, changedByServer: null };
}

function reported(state: AttendanceState, memberships: readonly QueueMembership[]): AttendanceState {
  return stillAsked(state, (queues) => stillOut(queues, memberships));
}

/** The recalled start time counts only while status and pause are the same. */
function told(state: AttendanceState, status: number, pauseReason: string | null): AttendanceState {
  const { recalled } = state;
  if (recalled === null) return state;
  const isSame = recalled.status === status && recalled.pauseReason === pauseReason;
  return isSame ? state : { ...state, recalled: null };
}

function connected(state: AttendanceState, at: number): AttendanceState {
  return { ...state, ...returnedAt(state, at) };
}

/** Folds the facts of the agent's presence at work. */
export const attendanceReducer = plainReducer<AttendanceState>(initialState, (on) => {
  // A page that goes on with a session, or takes over from another one, leaves the queues as they are.
  on(loginRequested, (state) => ({ ...state, entry: 'signingIn' }));
  on(loggedIn, (state, { payload }) => {
    if (state.entry !== 'signingIn') return state;
    return { ...state, entry: payload.user.queueMode === 'allOnEntry' ? 'due' : 'none' };
  });
  on(otherLeaderFound, entered);
  on(actions.entered, entered);
  on(switchRequested, (state, { payload }) =>
    stillAsked(entered(state), (queues) => queues.filter((queue) => !payload.queues.includes(queue))),
  );
  on(membershipsReported, (state, { payload }) => reported(state, payload.memberships));
  on(actions.leftRecalled, (state, { payload: { awaySince } }) =>
    awaySince === undefined ? state : { ...state, ...lostAt(state, awaySince) },
  );
  on(actions.absenceNoticed, (state, { payload }) => ({ ...state, absence: payload }));
  on(actions.returnRequested, (state) => ({ ...state, absence: null }));
  on(actions.stayOutRequested, (state) => ({ ...state, absence: null }));
  on(actions.changedByServer, (state, { payload }) => ({ ...state, changedByServer: payload }));
  // The agent's own choice counts from here on.
  on(pauseRequested, chosen);
  on(unpauseRequested, chosen);
  on(actions.leaveRecalled, (state, { payload }) => ({ ...state, pendingLeave: payload.queues }));
  on(actions.leftAfterLogout, (state) =>
    state.pendingLeave.length === 0 ? state : { ...state, pendingLeave: [] },
  );
  on(actions.clockRecalled, (state, { payload }) => ({ ...state, recalled: payload }));
  on(actions.formerQueuesRecalled, (state, { payload }) => ({ ...state, formerQueues: payload }));
  on(statusReported, (state, { payload }) => told(state, payload.status, payload.pauseReason));
  on(connection.lost, (state, { meta }) => ({ ...state, ...lostAt(state, meta.at) }));
  on(connection.attemptFailed, (state, { meta }) => ({ ...state, ...lostAt(state, meta.at) }));
  on(woke, (state, { meta, payload }) => ({ ...state, ...awokenAt(state, meta.at, payload.sleptMs) }));
  on(connection.handshakeUnanswered, (state, { meta }) => connected(state, meta.at));
  on(connection.authenticated, (state, { meta, payload }) => {
    const { memberships, pauseReason, status } = payload;
    const asked = reported(connected(state, meta.at), memberships ?? []);
    return status === null ? asked : told(asked, status, pauseReason);
  });
  on(loggedOut, () => initialState);
});
