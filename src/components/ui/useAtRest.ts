import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { selectIsLeaving, selectUser } from '../../store/auth/selectors';
import type { RootState } from '../../store/rootReducer';

/** Spec 1 §9: what is typed is kept after a rest of 500 ms. */
const REST_MS = 500;

/** Something that is kept as it changes. */
export interface AtRest<T> {
  write: (value: T) => void;
  /** Keeps it now. */
  keep: () => void;
  /** Keeps it no more: it went elsewhere. */
  drop: () => void;
}

/**
 * Keeps a value by `onKeep` when its changes rest, and at once when the focus moves, when what shows it or the page goes or
 * is hidden, and when the session ends.
 */
export function useAtRest<T>(onKeep: (value: T) => void): AtRest<T> {
  const store = useStore<RootState>();
  const [agent] = useState(() => selectUser(store.getState())?.login);
  const unkept = useRef<{ value: T } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onKeep);
  useEffect(() => {
    latest.current = onKeep;
  }, [onKeep]);

  const drop = useCallback(() => {
    clearTimeout(rest.current);
    unkept.current = null;
  }, []);

  const keep = useCallback(() => {
    const changed = unkept.current;
    drop();
    // Of an agent who is gone nothing is kept: it would be the next one's.
    const isTheirs = selectUser(store.getState())?.login === agent;
    if (changed !== null && isTheirs) latest.current(changed.value);
  }, [drop, store, agent]);

  const write = useCallback(
    (value: T) => {
      clearTimeout(rest.current);
      unkept.current = { value };
      rest.current = setTimeout(keep, REST_MS);
    },
    [keep],
  );

  useEffect(() => {
    const whenLeaving = () => {
      if (selectIsLeaving(store.getState())) keep();
    };
    const unsubscribe = store.subscribe(whenLeaving);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    document.addEventListener('focusout', keep);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      document.removeEventListener('focusout', keep);
      keep();
    };
  }, [keep, store]);

  return { write, keep, drop };
}
