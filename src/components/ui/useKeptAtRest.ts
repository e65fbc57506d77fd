import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec 1 §9: what is typed is kept after a rest of 500 ms. */
const REST_MS = 500;

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
  const unkept = useRef<string | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(rest.current);
    const text = unkept.current;
    unkept.current = null;
    if (text !== null) onKeep(text);
  }, [onKeep]);

  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    typed,
    write(text) {
      setTyped(text);
      unkept.current = text;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => latest.current(), REST_MS);
    },
    keep,
    clear() {
      clearTimeout(rest.current);
      unkept.current = null;
      setTyped('');
    },
  };
}
