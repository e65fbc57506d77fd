/** Values that may not enter an action or the state (a password, a file), kept by an id that may. */
export interface Handles {
  /** Keeps the value and returns its id. */
  deposit(value: string | Blob): string;
  /** The value, which is then forgotten; undefined when there is none. */
  take(id: string): string | Blob | undefined;
  /** The value, which stays. */
  peek(id: string): string | Blob | undefined;
  /** Forgets the value. */
  release(id: string): void;
}
