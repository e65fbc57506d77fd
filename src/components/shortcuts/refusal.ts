import { keysOf, shortcuts, type Shortcut } from './registry';
import type { ShortcutKeys } from '../../store/ui/types';

/** Why a shortcut cannot have a combination of keys. */
export type Refusal =
  /** Another shortcut has it. */
  | { kind: 'taken'; by: Shortcut }
  /** The browser or the system keeps it, or texts are edited with it. */
  | { kind: 'reserved' }
  /** It would be typed. */
  | { kind: 'plain' };

/** What browsers do not let go of, or what agents would miss: tabs, windows, reload, tools, editing, zoom. */
const RESERVED = [
  'Ctrl+N',
  'Ctrl+T',
  'Ctrl+W',
  'Ctrl+Q',
  'Ctrl+R',
  'Ctrl+L',
  'Ctrl+P',
  'Ctrl+F',
  'Ctrl+G',
  'Ctrl+S',
  'Ctrl+Shift+N',
  'Ctrl+Shift+T',
  'Ctrl+Shift+W',
  'Ctrl+Shift+Q',
  'Ctrl+Shift+R',
  'Ctrl+Shift+P',
  'Ctrl+Shift+I',
  'Ctrl+Shift+J',
  'Ctrl+Shift+C',
  'Ctrl+Shift+V',
  'Ctrl+Shift+Z',
  'Ctrl+Shift+Delete',
  'Ctrl+A',
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
  'Ctrl+Z',
  'Ctrl+Y',
  'Ctrl+Space',
  'Ctrl++',
  'Ctrl+-',
  'Ctrl+=',
  'F1',
  'F3',
  'F5',
  'F7',
  'F11',
  'F12',
  'Shift+F10',
  'Ctrl+F4',
  'Ctrl+F5',
  'Shift+F5',
];

/** Keys that move, choose and edit whatever is held beside them, but for the two that lead through conversations. */
const OPERATING =
  /^(?:Ctrl\+)?(?:Shift\+)?(?:Tab|Escape|Enter|Backspace|Delete|Home|End|PageUp|PageDown|Insert|Arrow(?:Left|Right))$|^(?:Ctrl\+)?Arrow(?:Up|Down)$|^Ctrl\+\d$/u;

const FUNCTION_KEY = /^(?:Ctrl\+)?(?:Shift\+)?F(?:[1-9]|1\d|2[0-4])$/u;

function isReserved(combination: string): boolean {
  return RESERVED.includes(combination) || OPERATING.test(combination);
}

/** The shortcut that has a combination, as the agent's keys are. */
export function ownerOf(combination: string, own: ShortcutKeys): Shortcut | null {
  return shortcuts.find((shortcut) => keysOf(shortcut, own) === combination) ?? null;
}

/** Why a shortcut cannot have these keys; null when it can. */
export function refusalOf(combination: string, of: Shortcut, own: ShortcutKeys): Refusal | null {
  if (isReserved(combination)) return { kind: 'reserved' };
  if (!combination.startsWith('Ctrl+') && !FUNCTION_KEY.test(combination)) return { kind: 'plain' };
  const by = ownerOf(combination, own);
  return by === null || by.id === of.id ? null : { kind: 'taken', by };
}
