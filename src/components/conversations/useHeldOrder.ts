import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/** How long the order stands still after the pointer or the focus left. */
const RELEASE_MS = 1000;

/** A list that stands still while somebody is about to use it. */
export interface HeldOrder {
  ids: readonly string[];
  /** How many came meanwhile; they have their place once the list is let go. */
  arrivals: number;
  /** Lets the list go at once. */
  release: () => void;
  /** For the element of the list. */
  handlers: {
    onPointerEnter: () => void;
    onPointerMove: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

function stillIn(held: readonly string[], ids: readonly string[]): readonly string[] {
  const now = new Set(ids);
  return held.filter((id) => now.has(id));
}

/**
 * Holds the order of rows while the pointer or the focus is in the list: none changes its place under the agent's hand.
 * Rows that go leave at once. A pointer that rests there while the agent types elsewhere holds nothing until it moves.
 * @param view what the agent chose to see: another one is another list
 */
export function useHeldOrder(ids: readonly string[], view: string): HeldOrder {
  const [held, setHeld] = useState<{ view: string; ids: readonly string[] } | null>(null);
  const reasons = useRef(new Set<'pointer' | 'focus'>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ ids, view });
  useEffect(() => {
    latest.current = { ids, view };
  });

  const release = useCallback(() => {
    clearTimeout(timer.current);
    setHeld(null);
  }, []);

  const hold = useCallback((reason: 'pointer' | 'focus') => {
    if (reasons.current.has(reason)) return;
    reasons.current.add(reason);
    clearTimeout(timer.current);
    // What an earlier view held is another list.
    setHeld((before) => (before?.view === latest.current.view ? before : latest.current));
  }, []);

  const letGo = useCallback(
    (reason: 'pointer' | 'focus') => {
      if (!reasons.current.delete(reason) || reasons.current.size > 0) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(release, RELEASE_MS);
    },
    [release],
  );

  useEffect(() => {
    // The hand is on the keys, and the focus elsewhere: the pointer only lies there.
    const onKeyDown = () => letGo('pointer');
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      clearTimeout(timer.current);
    };
  }, [letGo]);

  const isHeld = held?.view === view;
  const shown = isHeld ? stillIn(held.ids, ids) : ids;
  return {
    ids: shown,
    arrivals: ids.length - shown.length,
    release,
    handlers: {
      onPointerEnter: () => hold('pointer'),
      onPointerMove: () => hold('pointer'),
      onPointerLeave: () => letGo('pointer'),
      onFocus: () => hold('focus'),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        letGo('focus');
      },
    },
  };
}
