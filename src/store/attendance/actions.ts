import { fact, request } from '../stamp';
import type { Absence, ChangeByServer, FormerQueues, StatusClock } from './types';

/** The agent works again after a long absence: these queues are joined again, and this pause begins again. */
export const returnRequested = request('attendance/returnRequested')<{
  queues: string[];
  pauseReason: string | null;
}>();
/** After a long absence the agent stays out of the queues that they were in. */
export const stayOutRequested = request('attendance/stayOutRequested')();
/** The server is back after so long that the agent may not be there: they are asked before anything begins again. */
export const absenceNoticed = fact('attendance/absenceNoticed')<Absence>();
/** The agent is in every queue after a sign-in in mode T (spec 1 §4). */
export const entered = fact('attendance/entered')();
/** Somebody else changed the agent's status or queues: a supervisor, or the server by itself. */
export const changedByServer = fact('attendance/changedByServer')<ChangeByServer>();
/**
 * The page before this one took the agent out of these queues as it went, and they work on; or the server forgot their
 * session, and they signed in again: then `awaySince`, ms since 1970, says since when they were away.
 */
export const leftRecalled = fact('attendance/leftRecalled')<{
  queues: string[];
  pauseReason: string | null;
  awaySince?: number;
}>();
/** Since when the page before this one knew the agent's status. */
export const clockRecalled = fact('attendance/clockRecalled')<StatusClock>();
/** The queues that the agent was in when they last worked on this browser: to be joined again by one click. */
export const formerQueuesRecalled = fact('attendance/formerQueuesRecalled')<FormerQueues>();
/** The agent signed out while the server was away, and is to be out of these queues still. */
export const leaveRecalled = fact('attendance/leaveRecalled')<{ queues: string[] }>();
/** What a sign-out without the server left to be done is settled: these queues are left. */
export const leftAfterLogout = fact('attendance/leftAfterLogout')<{ queues: string[] }>();
