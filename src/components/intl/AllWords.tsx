import type { ReactNode } from 'react';
import { useHasAllWords } from './allWords';

/** Shows what is inside once it can say everything. */
export function AllWords({ children }: { children: ReactNode }): ReactNode {
  return useHasAllWords() ? children : null;
}
