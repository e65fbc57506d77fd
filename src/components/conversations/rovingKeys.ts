import type { KeyboardEvent } from 'react';

/** What a key pressed on a row of a grid asks for. */
export type RowKey =
  | { kind: 'move'; to: number }
  | { kind: 'open' }
  /** To the row's button, and back from it. */
  | { kind: 'intoRow' }
  | { kind: 'openMenu' }
  /** A letter: it belongs to the search. */
  | { kind: 'type' }
  | null;

/** The row that has the focus, the last one, and how many a page holds. */
export interface RowPlace {
  at: number;
  last: number;
  page: number;
}

function destination(key: string, { at, last, page }: RowPlace): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + page);
    case 'PageUp':
      return Math.max(0, at - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Reads a key as the grid pattern has it (arrows, Home, End, Page keys, Enter, the menu keys). */
export function rowKey(event: KeyboardEvent, place: RowPlace): RowKey {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || metaKey) return null;
  const to = destination(key, place);
  if (to !== null) return { kind: 'move', to };
  if (key === 'Enter' || key === ' ') return { kind: 'open' };
  if (key === 'ArrowRight') return { kind: 'intoRow' };
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'openMenu' };
  return key.length === 1 && !ctrlKey ? { kind: 'type' } : null;
}
