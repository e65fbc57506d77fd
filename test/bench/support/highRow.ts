import type { Row } from '../row';
import { percentile, spread } from './stats';

/** A line of the table for samples in ms, of which 95 of 100 may take `most`. */
export function highRow(name: string, samples: readonly number[], most: number): Row {
  return {
    name,
    value: spread(samples),
    target: `p95 ≤ ${String(most)} ms`,
    ok: percentile(samples, 0.95) <= most,
  };
}
