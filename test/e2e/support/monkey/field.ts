import type { Locator } from '@playwright/test';

/**
 * A field with text in it that nobody saves. Not among them are what narrows a list (the searches of conversations,
 * contacts, the history, agents, emoji, replies and commands, and what is found in a conversation), passwords, and the
 * settings, which are saved by hand or with each letter. Forms that stand for others here: `classify` for a row of the
 * history, the address of a link for those of pictures and videos.
 */
export interface Field {
  name: string;
  /** Opens what it is in, on a screen where nothing is open. */
  open: () => Promise<void>;
  input: Locator;
  /** What is typed into it the nth time; a word unless told. */
  word?: (nth: number) => string;
  /** What is done right behind the word, when nothing was kept yet. */
  move?: () => Promise<void>;
  /** All that stands in it, where that is not the value of `input`. */
  read?: () => Promise<string>;
}

/** Digits, for a field that takes no more. */
export function digits(nth: number): string {
  return String(100 + nth);
}
