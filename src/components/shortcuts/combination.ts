import { isComposing } from '../ui/isComposing';

/** Modifiers, and the key names that input methods and dead keys report. */
const NONE = [
  'Control',
  'Shift',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'Fn',
  'Dead',
  'Process',
  'Unidentified',
  'Compose',
];

/** What a key is called: a letter or another character that it writes, or the name of one that writes nothing. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'Space';
  if (/^[a-z]$/iu.test(key)) return key.toUpperCase();
  // Layouts with other letters than Latin ones: the letter by its place.
  return /^\p{L}$/u.test(key) && code.startsWith('Key') ? code.slice(-1) : key;
}

/** A character needs Shift on some layouts and not on others: there Shift does not count. */
function isPunctuation(name: string): boolean {
  return name.length === 1 && !/[A-Z]/u.test(name);
}

/** Whether Alt or AltGr is held, with which keys write signs: no shortcut takes those. */
export function carriesAlt(event: KeyboardEvent): boolean {
  return event.altKey || event.getModifierState('AltGraph');
}

/**
 * A pressed key with what is held beside it, as shortcuts are written: `Ctrl+Shift+ArrowDown`, `Ctrl+/`, `F6`. Ctrl
 * stands for the command key too. Null for what no shortcut can be: keys that compose, modifiers alone, anything with
 * Alt or AltGr.
 */
export function combinationOf(event: KeyboardEvent): string | null {
  if (isComposing(event)) return null;
  if (NONE.includes(event.key) || carriesAlt(event)) return null;
  const name = nameOf(event);
  const held = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  const shifted = event.shiftKey && !isPunctuation(name) ? 'Shift+' : '';
  return `${held}${shifted}${name}`;
}

/** The parts of a combination, each a key of its own. */
export function partsOf(combination: string): string[] {
  // The last part may be the plus character itself.
  return combination.split(/(?<=.)\+(?=.)/u);
}
