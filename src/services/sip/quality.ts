/**
 * The mean opinion score of a call, 1 to 4.5 (softphone.md §1.10), from what its path is like.
 * @param rttS round trip, s
 * @param jitterS s
 * @param loss fraction of the packets that were lost, 0 to 1
 */
export function meanOpinion(rttS: number, jitterS: number, loss: number): number {
  throw new Error(`${rttS} ${jitterS} ${loss}`);
}
