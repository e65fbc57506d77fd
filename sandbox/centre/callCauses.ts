/** Q.850 causes that the centre tells, by name. */
export const CAUSE = {
  unallocated: 1,
  normal: 16,
  busy: 17,
  noAnswer: 19,
  unreachable: 20,
  rejected: 21,
  elsewhere: 26,
  outOfOrder: 27,
  failure: 38,
  notAuthorised: 58,
  interworking: 127,
} as const;

const TEXTS: Record<number, string> = {
  1: 'Unallocated (unassigned) number',
  16: 'Normal Clearing',
  17: 'User busy',
  19: 'User alerting, no answer',
  20: 'Subscriber absent',
  21: 'Call Rejected',
  26: 'Answered elsewhere',
  27: 'Destination out of order',
  38: 'Network out of order',
  58: 'Bearer capability not available',
  127: 'Interworking, unspecified',
};

/** Words of a Q.850 cause. */
export function causeText(cause: number): string {
  return TEXTS[cause] ?? 'Unknown';
}
