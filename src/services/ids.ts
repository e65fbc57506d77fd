/** Makes ids, and knows those of this browser profile and this tab. */
export interface Ids {
  /** A new UUIDv7. */
  newId(): string;
  /** Per tab; a reload keeps it. */
  readonly tabId: string;
  /** Per browser profile; shared by its tabs. */
  readonly clientId: string;
}
