/** What was typed into a form and not saved, kept on this browser. */
export interface KeptForm {
  /** The kind of form and what it is about. */
  key: string;
  /** Its values as JSON: every kind of form reads its own, and passes over those of another version. */
  values: string;
  /** ms since 1970. */
  changedAt: number;
}
