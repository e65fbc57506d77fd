import type { KeyboardEvent, RefObject } from 'react';
import { itemOf, useRovingList, type RovingList } from '../ui/roving';

interface Options {
  ids: readonly string[];
  /** The tab stop until the agent moves it. */
  preferredId: string | null;
  grid: RefObject<HTMLElement | null>;
  onOpen: (id: string) => void;
  /** Chooses a row among others, or no longer. */
  onChoose: (id: string) => void;
  /** Chooses all rows from one to the other. */
  onExtend: (from: string, to: string) => void;
  /** Chooses none. */
  onChooseNone: () => void;
  onType: () => void;
}

/**
 * The keys of a grid of rows with one button each: to the button and back from it, its menu, opening the row, and
 * choosing it with others.
 */
export function useRovingRows(options: Options): RovingList {
  const { ids, preferredId, grid, onOpen, onChoose, onChooseNone, onExtend, onType } = options;
  const roving = useRovingList({ ids, preferredId, list: grid, onType });

  function onKeyDown(event: KeyboardEvent, reveal: (index: number) => void, page: number): void {
    const { key, shiftKey, target } = event;
    const row = itemOf(grid.current, ids[roving.activeIndex]);
    const button = row?.querySelector('button') ?? null;
    const act = (does: () => void) => {
      event.preventDefault();
      does();
    };
    if (target !== row) {
      if (key === 'ArrowLeft' && target === button) act(() => row?.focus());
      return;
    }
    if (event.altKey || event.metaKey) return;
    const id = ids[roving.activeIndex];
    if (key === 'Enter') act(() => id !== undefined && onOpen(id));
    else if (key === ' ') act(() => id !== undefined && onChoose(id));
    else if (key === 'Escape') onChooseNone();
    else if (key === 'ArrowRight') act(() => button?.focus());
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) act(() => button?.click());
    else {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const to = ids[roving.activeIndex + step];
      if (shiftKey && step !== 0 && id !== undefined && to !== undefined) onExtend(id, to);
      roving.onKeyDown(event, reveal, page);
    }
  }

  return { ...roving, onKeyDown };
}
