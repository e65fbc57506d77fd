/** A queue of the agent, as far as it matters here. */
interface Membership {
  queue: string;
  joined: boolean;
}

/**
 * Those of the queues that the agent is still out of: neither in again, nor taken from them. A report without any queue
 * takes none: it may be of a server that lists only those that the agent is in.
 */
export function stillOut(queues: readonly string[], now: readonly Membership[]): string[] {
  if (now.length === 0) return [...queues];
  const out = new Set(now.filter(({ joined }) => !joined).map(({ queue }) => queue));
  return queues.filter((queue) => out.has(queue));
}
