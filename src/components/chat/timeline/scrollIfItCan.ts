import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Scrolls as the library does, but not where everything fits: there nothing would move, so no event
 * would tell the library where it stands, and it would ask again in every frame for five seconds.
 */
export function scrollIfItCan<Item extends Element>(
  offset: number,
  options: Parameters<typeof elementScroll>[1],
  virtual: Virtualizer<HTMLDivElement, Item>,
): void {
  if (virtual.getTotalSize() > (virtual.scrollRect?.height ?? 0)) {
    elementScroll(offset, options, virtual);
    return;
  }
  // The library counts the write as done after this returns.
  queueMicrotask(() => {
    virtual.scrollOffset = 0;
  });
}
