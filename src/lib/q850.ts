/** What a call ended by, in the words of calls, as far as its Q.850 cause says it. */
export type CauseOfQ850 =
  | 'notFound'
  | 'busy'
  | 'noAnswer'
  | 'unavailable'
  | 'rejected'
  | 'addressIncomplete'
  | 'incompatible';

/** Q.850: a call that was spoken ends so, and one that the caller gave up. */
export const NORMAL_CLEARING = 16;

/** Q.850: somebody else took the call. */
export const NON_SELECTED_USER = 26;

/** Causes that say more than that something went wrong. */
export const BY_Q850: ReadonlyMap<number, CauseOfQ850> = new Map<number, CauseOfQ850>([
  [1, 'notFound'],
  [17, 'busy'],
  [18, 'noAnswer'],
  [19, 'noAnswer'],
  [20, 'unavailable'],
  [21, 'rejected'],
  [22, 'notFound'],
  [27, 'unavailable'],
  [28, 'addressIncomplete'],
  [58, 'incompatible'],
  [65, 'incompatible'],
  [79, 'incompatible'],
  [88, 'incompatible'],
]);
