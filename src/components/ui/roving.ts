import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** Where a key leads from the item at `at` (-1: from none of them) of `count`; null: nowhere. */
export type RovingKeys = (key: string, at: number, count: number) => number | null;

interface Directions {
  axis: 'horizontal' | 'vertical';
  /** Items stand in rows of so many, all four arrows lead through them. */
  columns?: number;
  /** The Page keys lead so far. */
  page?: number;
  /** Past the end is the beginning; else the end is the end. */
  wraps?: boolean;
}

function stepOf(key: string, { axis, columns = 1, page }: Directions): number | undefined {
  const isGrid = columns > 1;
  switch (key) {
    case 'ArrowDown':
      return isGrid || axis === 'vertical' ? columns : undefined;
    case 'ArrowUp':
      return isGrid || axis === 'vertical' ? -columns : undefined;
    case 'ArrowRight':
      return isGrid || axis === 'horizontal' ? 1 : undefined;
    case 'ArrowLeft':
      return isGrid || axis === 'horizontal' ? -1 : undefined;
    case 'PageDown':
      return page;
    case 'PageUp':
      return page === undefined ? undefined : -page;
    default:
      return undefined;
  }
}

/** Arrow keys, Home and End (and Page keys) as the patterns of lists, menus, tabs and toolbars have them. */
export function rovingKeys(directions: Directions): RovingKeys {
  return (key, at, count) => {
    if (count === 0) return null;
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    const step = stepOf(key, directions);
    if (step === undefined) return null;
    if (directions.wraps !== true) return Math.min(count - 1, Math.max(0, at + step));
    const from = at === -1 && step < 0 ? 0 : at;
    return (from + step + count) % count;
  };
}

/**
 * Moves the focus among the items of the element that hears the key, all of them in the document. Gives where to, null
 * where the key does not lead to any.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  items: string,
  keys: RovingKeys,
  how?: FocusOptions,
): number | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
  const at = all.findIndex((item) => item === document.activeElement);
  const to = keys(event.key, at, all.length);
  const item = to === null ? undefined : all[to];
  if (item === undefined) return null;
  event.preventDefault();
  item.focus(how);
  return to;
}

interface Options {
  ids: readonly string[];
  /** The tab stop until the agent moves it. */
  preferredId: string | null;
  list: RefObject<HTMLElement | null>;
  /** A letter was pressed: it belongs to the search. */
  onType: () => void;
}

/** The tab stop of a list, and what its keys do; `reveal` scrolls to an item by its index. */
export interface RovingList {
  activeIndex: number;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent, reveal: (index: number) => void, page: number) => void;
}

/** The item of a list with this id, where it is in the document. */
export function itemOf(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const items = list?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
  return [...items].find((item) => item.getAttribute('data-id') === id) ?? null;
}

/**
 * One tab stop for a list whose items (`data-id`) come and go: keys move it over all of them, also those that are
 * not in the document. An item that vanishes under the focus hands it to another.
 */
export function useRovingList({ ids, preferredId, list, onType }: Options): RovingList {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const hadFocus = useRef(false);
  const indexOf = (id: string | null) => (id === null ? -1 : ids.indexOf(id));
  const moved = indexOf(movedTo);
  const activeIndex = Math.max(0, moved === -1 ? indexOf(preferredId) : moved);

  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    itemOf(list.current, ids[activeIndex])?.focus({ preventScroll: true });
  }, [ids, activeIndex, list]);

  function onFocus({ target }: FocusEvent): void {
    hadFocus.current = true;
    const id = target.closest('[data-id]')?.getAttribute('data-id') ?? null;
    if (id !== null) setMovedTo(id);
    const gone = () => {
      hadFocus.current = false;
    };
    target.addEventListener('blur', gone, { once: true });
  }

  function onKeyDown(event: KeyboardEvent, reveal: (index: number) => void, page: number): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || metaKey) return;
    const to = rovingKeys({ axis: 'vertical', page })(key, activeIndex, ids.length);
    // Not prevented: the letter goes where the focus went.
    if (to === null && key.length === 1 && key !== ' ' && !ctrlKey) onType();
    const id = to === null ? undefined : ids[to];
    if (to === null || id === undefined) return;
    event.preventDefault();
    // The item has to be in the document before it can take the focus.
    flushSync(() => setMovedTo(id));
    reveal(to);
    itemOf(list.current, id)?.focus({ preventScroll: true });
  }

  return { activeIndex, onFocus, onKeyDown };
}
