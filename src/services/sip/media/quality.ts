/** What a call without delay, jitter and loss is rated (ITU-T G.107, default values). */
const BEST = 93.2;

/** Codec and buffers, ms. */
const OWN_DELAY_MS = 10;

/** Up to here talkers hardly notice the delay, ms. */
const NOTICED_MS = 160;

const LOSS_WEIGHT = 250;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * The mean opinion score of a call, 1 to 4.5, from what its path is like (ITU-T G.107, simplified). The curve itself
 * dips a little below 1 for the worst calls.
 * @param rttS round trip, s
 * @param jitterS s
 * @param loss fraction of the packets that were lost, 0 to 1
 */
export function meanOpinion(rttS: number, jitterS: number, loss: number): number {
  const delayMs = 1000 * (rttS + 2 * jitterS) + OWN_DELAY_MS;
  const delayed = delayMs < NOTICED_MS ? BEST - delayMs / 40 : BEST - (delayMs - 120) / 10;
  const rating = Math.max(delayed - LOSS_WEIGHT * loss, 0);
  return clamp(1 + 0.035 * rating + 7e-6 * rating * (rating - 60) * (100 - rating), 1, 4.5);
}
