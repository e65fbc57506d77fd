import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../ui/isComposing';
import { sections, type PaletteItem, type PaletteSection } from './items';

/** What the palette shows and what its keys do. */
export interface Palette {
  typed: string;
  type: (text: string) => void;
  found: readonly PaletteSection[];
  count: number;
  /** What Enter chooses. */
  active: PaletteItem | null;
  point: (item: PaletteItem) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How many steps a page of the list is. */
const PAGE = 8;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** One step past the end begins anew; a page stops there. */
function stepped(at: number, by: number, count: number): number {
  const to = at + by;
  if (Math.abs(by) === 1) return (to + count) % count;
  return Math.min(count - 1, Math.max(0, to));
}

/** Keeps what is typed, what it finds and which of that is pointed at. */
export function usePalette(
  items: readonly PaletteItem[],
  recent: readonly string[],
  onChoose: (item: PaletteItem) => void,
): Palette {
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const found = sections(items, typed, recent);
  const all = found.flatMap((section) => section.items);
  const place = all.findIndex(({ id }) => id === pointed);
  const at = Math.max(0, place);
  const active = all[at] ?? null;

  function type(text: string): void {
    setTyped(text);
    setPointed(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || active === null) return;
    const by = STEPS[event.key];
    if (event.key === 'Enter') onChoose(active);
    else if (by !== undefined) setPointed(all[stepped(at, by, all.length)]?.id ?? null);
    else return;
    event.preventDefault();
  }

  return {
    typed,
    type,
    found,
    active,
    onKeyDown,
    count: all.length,
    point: ({ id }) => setPointed(id),
  };
}
