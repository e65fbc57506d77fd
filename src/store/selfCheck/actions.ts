import { fact, request } from '../stamp';
import type { CheckId, CheckResult } from './types';

/** The agent wants these to be checked, be it again. */
export const runRequested = request('selfCheck/runRequested')<{ checks: readonly CheckId[] }>();
/** The agent says whether a test was heard or seen. */
export const answerRequested = request('selfCheck/answerRequested')<{ check: CheckId; isNoticed: boolean }>();
/** The agent leaves the check: everything of it stops. */
export const leaveRequested = request('selfCheck/leaveRequested')();
/** A check began. */
export const checkStarted = fact('selfCheck/checkStarted')<{ check: CheckId }>();
/** It listens or measures until then, ms since 1970. */
export const measuringStarted = fact('selfCheck/measuringStarted')<{ check: CheckId; until: number }>();
/** Something was played or shown: the agent is asked whether it was noticed. */
export const questionAsked = fact('selfCheck/questionAsked')<{ check: CheckId }>();
/** A check ended. */
export const checkEnded = fact('selfCheck/checkEnded')<CheckResult & { check: CheckId }>();
