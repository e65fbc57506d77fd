/** The scale of voice quality (ITU-T G.107, MOS): from here on it is good. */
export const GOOD_FROM = 4;

/** Below it listeners complain ("many users dissatisfied"). */
export const FAIR_FROM = 3;

/** The ends of the scale, and what is written beside it. */
export const MOS_SCALE = { least: 1, most: 4.5, ticks: [1, 2, 3, 4] } as const;
