/** How long the agent is without the server: the line is down, or the machine sleeps. */
export interface Away {
  /** The line is down. */
  isDown: boolean;
  /** Since when the agent may not be there, ms; null: they are. */
  awaySince: number | null;
  /** When the machine woke last, ms; null: not since the last handshake. */
  wokeAt: number | null;
  /** How long the agent was away before the last handshake, ms. */
  awayMs: number;
}

/** Nobody was away yet. */
export const PRESENT: Away = { isDown: false, awaySince: null, wokeAt: null, awayMs: 0 };

/** A line that is found dead this long after the machine woke was so while it slept. */
const FOUND_AFTER_WAKING_MS = 120_000;

/** The line is lost: since the machine slept, where that is why. */
export function lostAt({ awaySince, isDown, wokeAt }: Away, at: number): Partial<Away> {
  const isSame = isDown || (wokeAt !== null && at - wokeAt <= FOUND_AFTER_WAKING_MS);
  return { isDown: true, awaySince: isSame ? (awaySince ?? at) : at };
}

/** The machine woke: the loss that it slept through may be told before or after this. */
export function awokenAt({ awaySince }: Away, at: number, sleptMs: number): Partial<Away> {
  const sleptSince = at - sleptMs;
  return { awaySince: Math.min(awaySince ?? sleptSince, sleptSince), wokeAt: at };
}

/** The server is there again. */
export function returnedAt({ awaySince }: Away, at: number): Away {
  return { ...PRESENT, awayMs: at - (awaySince ?? at) };
}
