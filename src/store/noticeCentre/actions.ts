import { request } from '../stamp';

/** Who looks (by login), and when the newest of what is listed was: later than now where the clock was set back. */
interface Look {
  agent: string;
  upTo?: number;
}

/** The agent looks at what happened; it counts as seen. */
export const openRequested = request('noticeCentre/openRequested')<Look>();
/** The agent leaves the list; what came while it was open was seen as well. */
export const closeRequested = request('noticeCentre/closeRequested')<Look>();
/** The agent wants what needs nothing more of them off the list. */
export const clearRequested = request('noticeCentre/clearRequested')();
