/** One note of the agent about a call. */
export interface CallNote {
  id: string;
  text: string;
  /** ms since 1970, as all times here. */
  at: number;
}

/** What the agent wrote down about one call, kept on this browser. */
export interface CallNotes {
  /** The SIP Call-ID. */
  callId: string;
  /** The centre's own id of the call, where it was known. */
  uniqueId: string | null;
  /** Oldest first. */
  notes: readonly CallNote[];
  /** What stands in the field and was not added yet. */
  draft: string;
  changedAt: number;
}
