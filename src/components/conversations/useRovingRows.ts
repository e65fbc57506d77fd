import type { KeyboardEvent, RefObject } from 'react';
import { itemAt, useRovingList, type RovingList } from '../ui/roving';

interface Options {
  ids: readonly string[];
  /** The tab stop until the agent moves it. */
  preferredId: string | null;
  grid: RefObject<HTMLElement | null>;
  onOpen: (id: string) => void;
  onType: () => void;
}

/** The keys of a grid of rows with one button each: to the button and back from it, its menu, and opening the row. */
export function useRovingRows({ ids, preferredId, grid, onOpen, onType }: Options): RovingList {
  const roving = useRovingList({ ids, preferredId, list: grid, onType });

  function onKeyDown(event: KeyboardEvent, reveal: (index: number) => void, page: number): void {
    const { key, shiftKey, target } = event;
    const row = itemAt(grid.current, roving.activeIndex);
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
    if (key === 'Enter' || key === ' ') act(() => id !== undefined && onOpen(id));
    else if (key === 'ArrowRight') act(() => button?.focus());
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) act(() => button?.click());
    else roving.onKeyDown(event, reveal, page);
  }

  return { ...roving, onKeyDown };
}
