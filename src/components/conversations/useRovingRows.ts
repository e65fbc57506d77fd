import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { rowKey } from './rovingKeys';

interface Options {
  ids: readonly string[];
  /** The tab stop until the agent moves it. */
  preferredId: string | null;
  grid: RefObject<HTMLElement | null>;
  onOpen: (id: string) => void;
  onType: () => void;
}

/** The tab stop of a grid, and what its keys do; `reveal` scrolls to a row by its index. */
export interface RovingRows {
  activeIndex: number;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent, reveal: (index: number) => void, page: number) => void;
}

function rowAt(grid: HTMLElement | null, index: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[aria-rowindex="${index + 1}"]`) ?? null;
}

/**
 * One tab stop for a grid whose rows come and go: the keys of the grid pattern move it over all rows,
 * also those that are not in the document. A row that vanishes under the focus hands it to another.
 */
export function useRovingRows({ ids, preferredId, grid, onOpen, onType }: Options): RovingRows {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const hadFocus = useRef(false);
  const indexOf = (id: string | null) => (id === null ? -1 : ids.indexOf(id));
  const moved = indexOf(movedTo);
  const activeIndex = Math.max(0, moved === -1 ? indexOf(preferredId) : moved);

  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    rowAt(grid.current, activeIndex)?.focus({ preventScroll: true });
  }, [ids, activeIndex, grid]);

  function onFocus(event: FocusEvent): void {
    hadFocus.current = true;
    const row = event.target.closest('[aria-rowindex]');
    const id = ids[Number(row?.getAttribute('aria-rowindex')) - 1];
    if (id !== undefined) setMovedTo(id);
    const gone = () => {
      hadFocus.current = false;
    };
    event.target.addEventListener('blur', gone, { once: true });
  }

  function onKeyDown(event: KeyboardEvent, reveal: (index: number) => void, page: number): void {
    const row = rowAt(grid.current, activeIndex);
    const button = row?.querySelector('button') ?? null;
    if (event.target !== row) {
      if (event.key !== 'ArrowLeft' || event.target !== button) return;
      event.preventDefault();
      row?.focus();
      return;
    }
    const asked = rowKey(event, { at: activeIndex, last: ids.length - 1, page });
    if (asked === null) return;
    if (asked.kind === 'type') {
      // Not prevented: the letter goes where the focus went.
      onType();
      return;
    }
    event.preventDefault();
    const id = ids[asked.kind === 'move' ? asked.to : activeIndex];
    if (id === undefined) return;
    if (asked.kind === 'open') onOpen(id);
    else if (asked.kind === 'intoRow') button?.focus();
    else if (asked.kind === 'openMenu') button?.click();
    else {
      // The row has to be in the document before it can take the focus.
      flushSync(() => setMovedTo(id));
      reveal(asked.to);
      rowAt(grid.current, asked.to)?.focus({ preventScroll: true });
    }
  }

  return { activeIndex, onFocus, onKeyDown };
}
