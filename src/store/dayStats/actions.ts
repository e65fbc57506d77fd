import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { DayStats } from './types';

/** The agent wants to see, or to see anew, what they did today. */
export const readRequested = request('dayStats/readRequested')();
/** What the log of today tells. */
export const counted = fact('dayStats/counted')<{ stats: DayStats }>();
/** The log could not be read. */
export const countFailed = fact('dayStats/countFailed')<Failure>();
