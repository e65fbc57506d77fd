/** How loud something is at this moment: too often for the state, so whoever draws it reads it here. */
export interface LiveLevel {
  /** 0 to 1; 0 while nothing is followed. */
  read(): number;
  /** What is read from now on; null: nothing. */
  follow(source: (() => number) | null): void;
}

/** How loud a call is, 0 to 1: what comes in, and what goes out. */
export interface CallLevels {
  in: number;
  out: number;
}

/** How loud the calls are at this moment, for whoever draws it. */
export interface LiveCallLevels {
  /** Both 0 while nothing is followed. */
  read(callId: string): CallLevels;
  /** What is read from now on; null: nothing. */
  follow(source: ((callId: string) => CallLevels) | null): void;
}

/** Levels of calls that follow nothing yet. */
export function createLiveCallLevels(): LiveCallLevels {
  let source: ((callId: string) => CallLevels) | null = null;
  return {
    read: (callId) => source?.(callId) ?? { in: 0, out: 0 },
    follow(next) {
      source = next;
    },
  };
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
