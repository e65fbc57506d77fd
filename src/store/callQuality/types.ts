import type { QualitySample } from '../calls/types';

/** A sample of the voice quality, with when it was taken (ms since 1970). */
export interface MeasuredSample extends QualitySample {
  at: number;
}

/** A stretch in which a side held a call, ms since 1970; `to` is null while it does. */
export interface HoldSpan {
  side: 'agent' | 'other';
  from: number;
  to: number | null;
}

/** How a call sounded from its answer to its end. */
export interface QualityHistory {
  callId: string;
  /** ms since 1970. */
  answeredAt: number;
  /** Null while the call lives. */
  endedAt: number | null;
  /** One in 5 s, of the last hour. */
  samples: readonly MeasuredSample[];
  holds: readonly HoldSpan[];
}
