/** The value below which this share (0 to 1) of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Median and 95th percentile, in ms, for people. */
export function spread(samples: readonly number[]): string {
  const [median, high] = [0.5, 0.95].map((share) => percentile(samples, share).toFixed(1));
  return `p50 ${median ?? ''} ms, p95 ${high ?? ''} ms`;
}
