import { sendDigit } from './calls/digits';
import { transferTo } from './calls/handOver';
import { watchMedia } from './media/stats';
import { createPresenceWatch } from './presence/presenceWatch';

/** What of the softphone comes after the rest: nothing that a call needs to be placed, taken or ended. */
export const lateParts = { createPresenceWatch, sendDigit, transferTo, watchMedia };

/** The same by type, for those who fetch it. */
export type LateParts = typeof lateParts;
