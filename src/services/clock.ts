/** The time that sagas and services go by. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
}

/** The machine's clock. */
export function createClock(): Clock {
  return { now: () => Date.now() };
}
