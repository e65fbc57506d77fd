import { qualityMeasured } from '../calls/actions';
import { isOf, type Day } from './spans';
import type { Hear } from './tally';
import type { CallSound } from './types';

/** How each call of a day sounded, by its samples. */
export function soundTally(hear: Hear, day: Day): () => CallSound[] {
  const calls = new Map<string, { from: number; to: number; sum: number; count: number; lowest: number }>();
  hear(qualityMeasured, ({ payload: { callId, mos }, meta: { at } }) => {
    if (!isOf(day, at)) return;
    const before = calls.get(callId) ?? { from: at, sum: 0, count: 0, lowest: mos };
    calls.set(callId, {
      from: before.from,
      to: at,
      sum: before.sum + mos,
      count: before.count + 1,
      lowest: Math.min(before.lowest, mos),
    });
  });
  return () =>
    [...calls.values()].map(({ from, to, sum, count, lowest }) => ({
      from,
      to,
      average: Math.round((sum / count) * 100) / 100,
      lowest,
    }));
}
