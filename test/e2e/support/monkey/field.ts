import type { Locator } from '@playwright/test';

/**
 * A field with text in it that nobody saves. Not among them are what narrows a list (the searches of conversations,
 * contacts, the history, agents, emoji, replies and commands, and what is found in a conversation), passwords, the
 * settings, which are saved by hand or with each letter, and the address of a link or picture, which belongs to what
 * is selected when it is asked for. A row of the history is classified in the form of `classify`, which several chats at
 * once, a chat and a call are here.
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
