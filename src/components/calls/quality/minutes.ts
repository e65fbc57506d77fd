import { MINUTE_MS } from '../../../lib/time';
import type { HoldSpan, MeasuredSample } from '../../../store/callQuality/types';

/** A minute of a call: what was measured in it, and for how long a side held. */
export interface QualityMinute {
  /** When it began, ms since 1970. */
  at: number;
  samples: readonly MeasuredSample[];
  heldMs: number;
}

function heldWithin(holds: readonly HoldSpan[], from: number, to: number, now: number): number {
  const edges = holds
    .map((hold) => ({ from: Math.max(hold.from, from), to: Math.min(hold.to ?? now, to) }))
    .filter((span) => span.to > span.from)
    .sort((a, b) => a.from - b.from);
  let end = from;
  let sum = 0;
  for (const span of edges) {
    sum += Math.max(0, span.to - Math.max(span.from, end));
    end = Math.max(end, span.to);
  }
  return sum;
}

/** The minutes from one moment to another in which something was measured or held. */
export function minutesOf(
  samples: readonly MeasuredSample[],
  holds: readonly HoldSpan[],
  from: number,
  to: number,
): QualityMinute[] {
  const first = Math.floor(from / MINUTE_MS) * MINUTE_MS;
  const count = Math.ceil((to - first) / MINUTE_MS);
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * MINUTE_MS;
    return {
      at,
      samples: samples.filter((sample) => sample.at >= at && sample.at < at + MINUTE_MS),
      heldMs: heldWithin(holds, at, at + MINUTE_MS, to),
    };
  }).filter((minute) => minute.samples.length > 0 || minute.heldMs > 0);
}
