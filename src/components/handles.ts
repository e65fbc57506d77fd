import { createContext, use } from 'react';

/**
 * Takes what must never enter an action or the state (passwords, files) and gives an id that may.
 * The value waits under its id until the saga that does the work takes it.
 */
export interface HandleDeposit {
  deposit(value: string | Blob): string;
  /** A file that waits under this id, to show it before it goes out; never a password. */
  fileOf(id: string): Blob | undefined;
}

/** The deposit of this page; given once, by App. */
export const HandlesContext = createContext<HandleDeposit | null>(null);

/** The deposit for passwords and files; throws outside the product's providers. */
export function useHandles(): HandleDeposit {
  const handles = use(HandlesContext);
  if (handles === null) throw new Error('useHandles needs HandlesContext around it');
  return handles;
}
