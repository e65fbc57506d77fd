/** A day: moments from `from` on, before `to`, ms since 1970. */
export interface Day {
  from: number;
  to: number;
}

/** Whether a moment is of the day. */
export function isOf({ from, to }: Day, at: number): boolean {
  return at >= from && at < to;
}

/** How much of a stretch of time is of the day, ms. */
export function within({ from, to }: Day, begin: number, end: number): number {
  return Math.max(0, Math.min(end, to) - Math.max(begin, from));
}

/** The median; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** When each of several things happened; what is told again stays where it was first. */
export interface Moments {
  note(id: string, at: number): void;
  all(): readonly number[];
}

/** Nothing happened yet. */
export function createMoments(): Moments {
  const moments = new Map<string, number>();
  return {
    note(id, at) {
      if (!moments.has(id)) moments.set(id, at);
    },
    all: () => [...moments.values()],
  };
}
