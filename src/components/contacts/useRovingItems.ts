import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowKey } from '../conversations/rovingKeys';

interface Options {
  ids: readonly string[];
  /** The tab stop until the agent moves it. */
  preferredId: string | null;
  list: RefObject<HTMLElement | null>;
  onType: () => void;
}

/** The tab stop of a list, and what its keys do; `reveal` scrolls to an item by its index. */
export interface RovingItems {
  activeIndex: number;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent, reveal: (index: number) => void, page: number) => void;
}

/**
 * One tab stop for a list of buttons (`data-index`) of which only those in view are in the document: arrows, Page keys,
 * Home and End move it over all of them, a letter goes to the search.
 */
export function useRovingItems({ ids, preferredId, list, onType }: Options): RovingItems {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const moved = movedTo === null ? -1 : ids.indexOf(movedTo);
  const activeIndex = Math.max(0, moved === -1 && preferredId !== null ? ids.indexOf(preferredId) : moved);

  function onFocus({ target }: FocusEvent): void {
    const id = ids[Number(target.getAttribute('data-index') ?? -1)];
    if (id !== undefined) setMovedTo(id);
  }

  function onKeyDown(event: KeyboardEvent, reveal: (index: number) => void, page: number): void {
    const asked = rowKey(event, { at: activeIndex, last: ids.length - 1, page });
    // Not prevented: the letter goes where the focus went.
    if (asked?.kind === 'type') onType();
    const id = asked?.kind === 'move' ? ids[asked.to] : undefined;
    if (asked?.kind !== 'move' || id === undefined) return;
    event.preventDefault();
    // The item has to be in the document before it can take the focus.
    flushSync(() => setMovedTo(id));
    reveal(asked.to);
    list.current?.querySelector<HTMLElement>(`[data-index="${asked.to}"]`)?.focus({ preventScroll: true });
  }

  return { activeIndex, onFocus, onKeyDown };
}
