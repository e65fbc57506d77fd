/** Something that happened to the page or its network. */
export type BrowserHappening =
  | { kind: 'online' }
  | { kind: 'offline' }
  | { kind: 'shown' }
  | { kind: 'hidden' }
  | { kind: 'pageHidden' }
  /** Timers stood still for this long, ms: the machine slept. */
  | { kind: 'woke'; sleptMs: number };

/** The page and its network. */
export interface Browser {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Tells every later happening to the listener; the answer ends it. */
  subscribe(listener: (happening: BrowserHappening) => void): () => void;
  /** Loads the page anew. */
  reload(): void;
}
