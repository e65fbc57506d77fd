import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { DayFigures } from './types';

/** The agent wants to see, or to see anew, what they did today. */
export const readRequested = request('figures/readRequested')();
/** What the log of today tells. */
export const counted = fact('figures/counted')<{ figures: DayFigures }>();
/** The log could not be read. */
export const countFailed = fact('figures/countFailed')<Failure>();
