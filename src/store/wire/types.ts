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

/** Lists on screen that say how many of their rows could not be shown. */
export type ListName =
  | 'conversations'
  | 'messages'
  | 'contacts'
  | 'contactHistory'
  | 'lastServices'
  | 'calls'
  | 'services'
  | 'classifications'
  | 'cannedReplies'
  | 'templates'
  | 'pauseReasons'
  | 'contactGroups'
  | 'colleagues'
  | 'extensions';

/** What one read brought of a list on screen. */
export interface ListPart {
  list: ListName;
  /** The id of the conversation or contact, or the queue, whose list it is; null: there is only one. */
  of: string | null;
  /** Which part it was; null: the list was read from its beginning, and earlier parts count no more. */
  part: string | null;
}

/** Rows of one read that lacked what nothing can be done without. */
export interface DroppedRows {
  source: string;
  entity: string;
  count: number;
  /** The field that was missing first. */
  field: string;
  /** Absent: no list on screen says so. */
  shownIn?: ListPart;
}
