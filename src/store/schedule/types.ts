/** A call that the agent means to make: kept on this browser, by login (spec 2 §3, Scheduled event). */
export interface ScheduledCall {
  id: string;
  name: string;
  description: string;
  number: string;
  /** Null where it was not made from a call with a known contact. */
  contactId: string | null;
  /** When it is due, as all times here ms since 1970. */
  at: number;
  /** When the agent is reminded: then, or later where they put it off. */
  remindAt: number;
  /** When they were reminded; null: not yet. */
  remindedAt: number | null;
  /** When they were done with it; null: not yet. */
  doneAt: number | null;
  /** When it was as it is now: two tabs tell by it whether they know the same. */
  changedAt: number;
}

/** Whom the form of a new one begins with. */
export interface ScheduleStart {
  number: string;
  name: string;
  contactId: string | null;
}
