/** What another extension does (spec 2 §4, dialog-info). */
export type Presence = 'available' | 'ringing' | 'busy';

/** An extension of the exchange: an agent's, a desk's or a department's. */
export interface Extension {
  number: string;
  /** Null where the centre has no name for it. */
  name: string | null;
}
