import type { ReactNode } from 'react';
import { digitsIn } from '../../lib/cleanNumber';
import { searchKey } from '../../lib/text';
import { fit } from './fuzzy';

/** What an item of the palette is about; its heading is the text `palette.group.<group>`. */
export type PaletteGroup =
  | 'recent'
  | 'open'
  | 'conversations'
  | 'pages'
  | 'tools'
  | 'pause'
  | 'queues'
  | 'theme'
  | 'language';

/** Something that the palette leads to or does. */
export interface PaletteItem {
  /** Stays the same while it means the same: what was chosen recently is known by it. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Said after it, in fewer words. */
  detail?: string;
  /** Looked in as well. */
  also?: string;
  icon?: ReactNode;
  /** The keys that do the same. */
  keys?: string | null;
  run: () => void;
}

/** Items under one heading. */
export interface PaletteSection {
  group: PaletteGroup;
  items: readonly PaletteItem[];
}

const SHOWN_RECENT = 5;

/** Of conversations, while nothing is typed: the others are found by typing. */
const SHOWN_UNASKED = 8;

const SHOWN = 50;

const words = new WeakMap<PaletteItem, string>();

function wordsOf(item: PaletteItem): string {
  const known = words.get(item);
  if (known !== undefined) return known;
  const text = searchKey([item.label, item.detail ?? '', item.also ?? ''].join('\n'));
  words.set(item, text);
  return text;
}

function sectionsOf(items: readonly PaletteItem[]): PaletteSection[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
}

/** What shows while nothing is typed: what was chosen recently, then everything in its order. */
function unasked(items: readonly PaletteItem[], recent: readonly string[]): PaletteSection[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const again = recent.flatMap((id) => byId.get(id) ?? []).slice(0, SHOWN_RECENT);
  const others = sectionsOf(items.filter((item) => !again.includes(item))).map(({ group, items: own }) => ({
    group,
    items: group === 'conversations' ? own.slice(0, SHOWN_UNASKED) : own,
  }));
  return again.length === 0 ? others : [{ group: 'recent', items: again }, ...others];
}

/** What fits, the best first; of two that fit as well, what was chosen recently. */
function asked(items: readonly PaletteItem[], typed: string, recent: readonly string[]): PaletteSection[] {
  const digits = digitsIn(typed);
  const found = items.flatMap((item) => {
    const text = wordsOf(item);
    const score = fit(typed, text) ?? (digits === null ? null : fit(digits, text));
    if (score === null) return [];
    const at = recent.indexOf(item.id);
    return [{ item, score: at === -1 ? score : score + recent.length - at }];
  });
  const best = found.sort((a, b) => b.score - a.score).slice(0, SHOWN);
  return sectionsOf(best.map(({ item }) => item));
}

/** What the palette shows for what was typed, by headings; `recent` are ids, the latest first. */
export function sections(
  items: readonly PaletteItem[],
  typed: string,
  recent: readonly string[],
): PaletteSection[] {
  const term = searchKey(typed.trim()).replace(/^#/u, '');
  return term === '' ? unasked(items, recent) : asked(items, term, recent);
}
