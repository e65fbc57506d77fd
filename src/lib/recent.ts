/**
 * What is known by key, the latest at the end: some hundred things at most, of which the one that was not heard of for
 * the longest time is forgotten. Any text is a key.
 */
export type Recent<T> = readonly (readonly [key: string, value: T])[];

const KEPT = 200;

/** What is known of a key, if anything. */
export function recentOf<T>(recent: Recent<T>, key: string): T | undefined {
  return recent.find((entry) => entry[0] === key)?.[1];
}

/** The same with a key's value put in or replaced, as the latest. */
export function withRecent<T>(recent: Recent<T>, key: string, value: T): Recent<T> {
  const others = recent.filter((entry) => entry[0] !== key);
  return [...others.slice(1 - KEPT), [key, value]];
}
