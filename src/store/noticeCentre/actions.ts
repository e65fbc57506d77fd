import { request } from '../stamp';

/** The agent (by login) looks at what happened; it counts as seen. */
export const openRequested = request('noticeCentre/openRequested')<{ agent: string }>();
/** The agent (by login) leaves the list; what came while it was open was seen as well. */
export const closeRequested = request('noticeCentre/closeRequested')<{ agent: string }>();
/** The agent wants what needs nothing more of them off the list. */
export const clearRequested = request('noticeCentre/clearRequested')();
