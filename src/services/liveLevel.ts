/** How loud something is at this moment: too often for the state, so whoever draws it reads it here. */
export interface LiveLevel {
  /** 0 to 1; 0 while nothing is followed. */
  read(): number;
  /** What is read from now on; null: nothing. */
  follow(source: (() => number) | null): void;
}

/** A level that follows nothing yet. */
export function createLiveLevel(): LiveLevel {
  let source: (() => number) | null = null;
  return {
    read: () => source?.() ?? 0,
    follow(next) {
      source = next;
    },
  };
}
