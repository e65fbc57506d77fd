/** What the centre's rules ask of the telephone exchange. */
export interface Phones {
  /** Whether an agent rings, dials or speaks. */
  inCall(agentId: number): boolean;
  /** Hangs up a live call by the centre's id; false when the exchange has no such call. */
  hangUp(uniqueid: string, cause: number): boolean;
}

/** Phones of a centre without exchange: nobody is in a call. */
export function noPhones(): Phones {
  return { inCall: () => false, hangUp: () => false };
}
