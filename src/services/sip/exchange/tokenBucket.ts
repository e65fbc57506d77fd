/** How often something may be done. */
export interface TokenBucketOptions {
  /** So often at once. */
  capacity: number;
  /** Once more after each such while, ms. */
  refillMs: number;
  /** Ms since any moment. */
  now: () => number;
}

/** Lets something be done in bursts and slows down what would go on for ever. */
export interface TokenBucket {
  /** Takes a token; how long to wait for it, ms: 0 where there is one. */
  take(): number;
}

/** A full bucket. */
export function createTokenBucket({ capacity, refillMs, now }: TokenBucketOptions): TokenBucket {
  /** When it is full again, if nothing is taken any more. */
  let fullAt = now();
  let lastAt = fullAt;
  return {
    take() {
      const at = now();
      // The clock was set back: what was planned by it is hours away.
      if (at < lastAt) fullAt = at;
      lastAt = at;
      fullAt = Math.max(fullAt, at) + refillMs;
      return Math.max(fullAt - at - capacity * refillMs, 0);
    },
  };
}
