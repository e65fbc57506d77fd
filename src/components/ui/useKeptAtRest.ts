import { useState } from 'react';
import { useAtRest } from './useAtRest';

/** A text that is kept as it is typed. */
export interface KeptAtRest {
  /** What was typed since the field came; null: nothing. */
  typed: string | null;
  write: (text: string) => void;
  /** Keeps it now. */
  keep: () => void;
  /** Empties the field; what was typed went elsewhere and is not kept any more. */
  clear: () => void;
}

/** Keeps a text by `onKeep` when typing rests, and when the field or the page goes. */
export function useKeptAtRest(onKeep: (text: string) => void): KeptAtRest {
  const [typed, setTyped] = useState<string | null>(null);
  const { write, keep, drop } = useAtRest(onKeep);
  return {
    typed,
    write(text) {
      setTyped(text);
      write(text);
    },
    keep,
    clear() {
      drop();
      setTyped('');
    },
  };
}
