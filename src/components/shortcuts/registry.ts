import type { Overlay, ShortcutKeys } from '../../store/ui/types';

/** What each shortcut is about. */
export type ShortcutGroup = 'general' | 'conversation' | 'call';

/** How a shortcut is delivered. */
interface Delivered {
  id: string;
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
 * Every shortcut, in the order of the sheet, as it is delivered. None takes Alt, AltGr, or keys that browsers
 * keep to themselves.
 */
const TABLE = [
  { id: 'palette', group: 'general', keys: 'Ctrl+K', overlay: 'palette' },
  { id: 'sheet', group: 'general', keys: 'Ctrl+/', overlay: 'shortcuts' },
  { id: 'search', group: 'general', keys: 'Ctrl+Shift+F' },
  { id: 'nextPane', group: 'general', keys: 'F6' },
  { id: 'previousPane', group: 'general', keys: 'Shift+F6' },
  { id: 'next', group: 'conversation', keys: 'Ctrl+Shift+ArrowDown', repeats: true },
  { id: 'previous', group: 'conversation', keys: 'Ctrl+Shift+ArrowUp', repeats: true },
  { id: 'nextUnread', group: 'conversation', keys: 'F8', repeats: true },
  { id: 'composer', group: 'conversation', keys: 'Ctrl+Shift+Space' },
  { id: 'find', group: 'conversation', keys: 'Ctrl+Shift+O' },
  { id: 'attach', group: 'conversation', keys: 'Ctrl+Shift+X' },
  { id: 'replies', group: 'conversation', keys: '\\', isFixed: true },
  { id: 'classify', group: 'conversation', keys: 'Ctrl+Shift+L' },
  { id: 'transfer', group: 'conversation', keys: 'Ctrl+Shift+U' },
  { id: 'end', group: 'conversation', keys: 'Ctrl+Shift+E' },
  { id: 'customerUrl', group: 'conversation', keys: '', isFixed: true },
  { id: 'answer', group: 'call', keys: 'Ctrl+Shift+A' },
  { id: 'decline', group: 'call', keys: 'Ctrl+Shift+D' },
  { id: 'mute', group: 'call', keys: 'Ctrl+Shift+M' },
  { id: 'hold', group: 'call', keys: 'Ctrl+Shift+H' },
  { id: 'hangUp', group: 'call', keys: 'Ctrl+Shift+Y' },
] as const satisfies readonly Delivered[];

/** What names a shortcut. */
export type ShortcutId = (typeof TABLE)[number]['id'];

/** A shortcut of the console; its name is the text `shortcuts.do.<id>`, what it does stands in `commands`. */
export interface Shortcut extends Delivered {
  id: ShortcutId;
}

/** The shortcuts in the order of the sheet. */
export const shortcuts: readonly Shortcut[] = TABLE;

/** The keys of a shortcut as the agent has them; null: it is turned off. */
export function keysOf({ id, keys }: Shortcut, own: ShortcutKeys): string | null {
  const given = Object.hasOwn(own, id) ? own[id] : undefined;
  return given === undefined ? keys : given;
}

/** The keys of a shortcut by its id, as the agent has them; null: it is turned off. */
export function keysById(id: ShortcutId, own: ShortcutKeys): string | null {
  const shortcut = shortcuts.find((one) => one.id === id);
  return shortcut === undefined ? null : keysOf(shortcut, own);
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
