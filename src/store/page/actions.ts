import { fact, request } from '../stamp';
import type { UncaughtError } from '../trace/types';
import type { KeptPreferences } from './types';

/** An error, and where it was thrown; old logs do not tell where. */
type Thrown = Pick<UncaughtError, 'message'> & Partial<UncaughtError>;

/** The agent wants to work in this tab instead of the one that does. */
export const takeOverRequested = request('page/takeOverRequested')();
/** This tab is the one that works: socket, telephone, ringer and outbox are its own. */
export const leadershipGained = fact('page/leadershipGained')();
/** Another tab of this browser is the one that works. */
export const otherLeaderFound = fact('page/otherLeaderFound')();
/** The tab that works was asked to make room. */
export const takeOverStarted = fact('page/takeOverStarted')();
/** It did not: somebody speaks there, or it did not answer. */
export const takeOverFailed = fact('page/takeOverFailed')<{ reason: 'inCall' | 'silent' }>();
/** This tab made room for another one, with everything on disk. */
export const leadershipPassed = fact('page/leadershipPassed')();
/** This tab takes over: what the other one changed since this page began counts here from now on. */
export const preferencesRecalled = fact('page/preferencesRecalled')<KeptPreferences>();
/** A script of the console threw where nobody caught it. */
export const scriptFailed = fact('page/scriptFailed')<Thrown>();
/** A part of the screen threw as it was drawn: words stand in its place, and the page goes on. */
export const partFailed = fact('page/partFailed')<Thrown>();
/** After a failure that nobody caught the page is not loaded anew now: somebody speaks, or it just was. */
export const reloadDelayed = fact('page/reloadDelayed')<{ reason: 'inCall' | 'tooSoon' }>();
/** A newer version of the console is on this machine and waits for a quiet moment. */
export const updateFound = fact('page/updateFound')();
/** The newer version takes over: the page is loaded anew. */
export const updateStarted = fact('page/updateStarted')();
