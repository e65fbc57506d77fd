/** The credentials that the agent had saved, encrypted on this browser. One pair at most. */
export interface Credentials {
  /** Whose they are, or null when none are saved or they cannot be read. */
  find(): Promise<{ login: string } | null>;
  /** The password of that login, or null. */
  password(login: string): Promise<string | null>;
  /** Rejects with `storage` where the browser cannot encrypt (no secure context). */
  save(login: string, password: string): Promise<void>;
  forget(): Promise<void>;
}
