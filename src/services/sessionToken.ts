/** The bearer that the server gave this session (contract §2, `token`); never in an action or the state. */
export interface SessionToken {
  current(): string | null;
  replace(token: string | null): void;
}

/** An empty place for the token. */
export function createSessionToken(): SessionToken {
  let kept: string | null = null;
  return {
    current: () => kept,
    replace(token) {
      kept = token;
    },
  };
}
