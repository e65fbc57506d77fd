import { namesOf } from '../../lib/records';
import type { Overlay, ShortcutKeys } from '../../store/ui/types';

/** What each shortcut is about. */
export type ShortcutGroup = 'general' | 'conversation' | 'call';

/** How a shortcut is delivered. */
interface Delivered {
  group: ShortcutGroup;
  /** As delivered (see combinationOf). */
  keys: string;
  /** Goes on while the keys are held. */
  repeats?: true;
  /** The dialog that it opens, and under which alone it works too: it closes it. */
  overlay?: Overlay;
  /** Its keys are given by the product or the server and heard where they are of use; it can be turned off. */
  isFixed?: true;
}

/**
 * Every shortcut by its id, in the order of the sheet, as it is delivered. None takes Alt, AltGr, or keys that browsers
 * keep to themselves.
 */
const TABLE = {
  palette: { group: 'general', keys: 'Ctrl+K', overlay: 'palette' },
  sheet: { group: 'general', keys: 'Ctrl+/', overlay: 'shortcuts' },
  search: { group: 'general', keys: 'Ctrl+Shift+F' },
  nextPane: { group: 'general', keys: 'F6' },
  previousPane: { group: 'general', keys: 'Shift+F6' },
  next: { group: 'conversation', keys: 'Ctrl+Shift+ArrowDown', repeats: true },
  previous: { group: 'conversation', keys: 'Ctrl+Shift+ArrowUp', repeats: true },
  composer: { group: 'conversation', keys: 'Ctrl+Shift+Space' },
  find: { group: 'conversation', keys: 'Ctrl+Shift+O' },
  attach: { group: 'conversation', keys: 'Ctrl+Shift+X' },
  replies: { group: 'conversation', keys: '\\', isFixed: true },
  classify: { group: 'conversation', keys: 'Ctrl+Shift+L' },
  transfer: { group: 'conversation', keys: 'Ctrl+Shift+U' },
  end: { group: 'conversation', keys: 'Ctrl+Shift+E' },
  customerUrl: { group: 'conversation', keys: '', isFixed: true },
  answer: { group: 'call', keys: 'Ctrl+Shift+A' },
  decline: { group: 'call', keys: 'Ctrl+Shift+D' },
  mute: { group: 'call', keys: 'Ctrl+Shift+M' },
  hold: { group: 'call', keys: 'Ctrl+Shift+H' },
  hangUp: { group: 'call', keys: 'Ctrl+Shift+Y' },
} as const satisfies Readonly<Record<string, Delivered>>;

/** What names a shortcut. */
export type ShortcutId = keyof typeof TABLE;

/** A shortcut of the console; its name is the text `shortcuts.do.<id>`, what it does stands in `doings`. */
export interface Shortcut extends Delivered {
  id: ShortcutId;
}

/** The shortcuts in the order of the sheet. */
export const shortcuts: readonly Shortcut[] = namesOf(TABLE).map((id) => ({ id, ...TABLE[id] }));

/** The keys of a shortcut as the agent has them; null: it is turned off. */
export function keysOf({ id, keys }: Shortcut, own: ShortcutKeys): string | null {
  const given = Object.hasOwn(own, id) ? own[id] : undefined;
  return given === undefined ? keys : given;
}

/** The keys of a shortcut by its id, as the agent has them; null: it is turned off. */
export function keysById(id: ShortcutId, own: ShortcutKeys): string | null {
  return keysOf({ id, ...TABLE[id] }, own);
}

/** Whether the agent has a shortcut otherwise than it is delivered. */
export function isChanged({ id }: Shortcut, own: ShortcutKeys): boolean {
  return Object.hasOwn(own, id);
}

/** The agent's keys with those of one shortcut put in, as null turned off, or (undefined) as delivered again. */
export function withKeys(
  own: ShortcutKeys,
  shortcut: Shortcut,
  keys: string | null | undefined,
): ShortcutKeys {
  const { [shortcut.id]: _before, ...others } = own;
  return keys === undefined || keys === shortcut.keys ? others : { ...others, [shortcut.id]: keys };
}

/** What has these keys; fixed ones are heard elsewhere. */
export function shortcutOf(combination: string, own: ShortcutKeys): Shortcut | null {
  return (
    shortcuts.find((shortcut) => shortcut.isFixed !== true && keysOf(shortcut, own) === combination) ?? null
  );
}
