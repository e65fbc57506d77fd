import type { LateParts } from './lateParts';
import { sipError } from './sipError';

/** Gives what of the softphone comes later, fetched or there already. Rejects `offline`. */
export type Late = () => Promise<LateParts>;

/** Before the second and the third try, ms: a blip of the network is to cost nobody a transfer. */
const PAUSES_MS = [300, 1_000];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches whenever somebody needs it and it is not there; three times in a row, then whoever needs it is told. */
export function createLate(fetch: Late): Late {
  async function attempt([pause, ...pauses]: readonly number[]): Promise<LateParts> {
    try {
      return await fetch();
    } catch {
      if (pause === undefined) throw sipError('offline');
      await sleep(pause);
      return attempt(pauses);
    }
  }
  return () => attempt(PAUSES_MS);
}
