import { v7 as uuidv7 } from 'uuid';

/** Values that may not enter an action or the state (a password, a file), kept by an id that may. */
export interface Handles {
  /** Keeps the value and returns its id. */
  deposit(value: string | Blob): string;
  /** The value, which is then forgotten; undefined when there is none. */
  take(id: string): string | Blob | undefined;
  /** The value, which stays. */
  peek(id: string): string | Blob | undefined;
  /** The value, if it is a file. */
  fileOf(id: string): Blob | undefined;
  /** Forgets the value. */
  release(id: string): void;
}

/** Handles in memory: a reload forgets them. */
export function createHandles(): Handles {
  const values = new Map<string, string | Blob>();
  return {
    deposit(value) {
      const id = uuidv7();
      values.set(id, value);
      return id;
    },
    take(id) {
      const value = values.get(id);
      values.delete(id);
      return value;
    },
    peek: (id) => values.get(id),
    fileOf(id) {
      const value = values.get(id);
      return typeof value === 'string' ? undefined : value;
    },
    release(id) {
      values.delete(id);
    },
  };
}
