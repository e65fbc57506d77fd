/** A field that came otherwise than the contract says, and how often (contract §0). */
export interface WireOddity {
  /** Dotted, without the numbers of lists. */
  field: string;
  /** It was missing, came in another form, or could not be used. */
  kind: 'defaulted' | 'coerced' | 'dropped';
  count: number;
}

/** What was odd about the rows of one kind of read or event. */
export interface WireOddities {
  /** A path without ids, or the name of an event. */
  source: string;
  /** What the rows are: `message`, `conversation`, … */
  entity: string;
  fields: readonly WireOddity[];
}

/** Rows of one read that lacked what nothing can be done without. */
export interface DroppedRows {
  source: string;
  entity: string;
  count: number;
  /** The field that was missing first. */
  field: string;
}
