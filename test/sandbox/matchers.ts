/** Matches any text inside an expected value. */
export const aText: unknown = expect.any(String);

/** Matches any number inside an expected value. */
export const aNumber: unknown = expect.any(Number);
