/** Which agents have an open, authenticated socket. */
export interface Presence {
  isOnline(agentId: number): boolean;
  online(): number[];
  /** Counts a session in. */
  enter(agentId: number): void;
  /** Counts a session out. */
  leave(agentId: number): void;
}

/** Makes the count of sessions per agent. */
export function createPresence(): Presence {
  const sessions = new Map<number, number>();
  return {
    isOnline: (agentId) => sessions.has(agentId),
    online: () => [...sessions.keys()],
    enter: (agentId) => {
      sessions.set(agentId, (sessions.get(agentId) ?? 0) + 1);
    },
    leave: (agentId) => {
      const left = (sessions.get(agentId) ?? 0) - 1;
      if (left > 0) sessions.set(agentId, left);
      else sessions.delete(agentId);
    },
  };
}
