/** A key as a keyboard event tells it, whatever the layout. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

const F1 = 112;

const F24 = 135;

/** Key codes of keys that have the same name on every layout (UI Events, legacy key attributes). */
const NAMED: Readonly<Record<number, string>> = {
  13: 'Enter',
  19: 'Pause',
  27: 'Escape',
  33: 'PageUp',
  34: 'PageDown',
  35: 'End',
  36: 'Home',
  44: 'PrintScreen',
  45: 'Insert',
  46: 'Delete',
  145: 'ScrollLock',
};

/** Key codes of punctuation, by the place of the key. */
const PLACES: Readonly<Record<number, string>> = {
  186: 'Semicolon',
  187: 'Equal',
  188: 'Comma',
  189: 'Minus',
  190: 'Period',
  191: 'Slash',
  192: 'Backquote',
  219: 'BracketLeft',
  220: 'Backslash',
  221: 'BracketRight',
  222: 'Quote',
  226: 'IntlBackslash',
};

/** Whether a key code is one of F1 to F24, which write nothing. */
export function isFunctionKey(keyCode: number): boolean {
  return keyCode >= F1 && keyCode <= F24;
}

/** Whether the pressed key is the one of an old key code, as servers name keys (spec 1 §5, atalho_url). */
export function isKeyOf({ key, code }: PressedKey, keyCode: number): boolean {
  if (isFunctionKey(keyCode)) return key === `F${keyCode - F1 + 1}`;
  const isNumpad = keyCode >= 96 && keyCode <= 105;
  if (isNumpad) return code === `Numpad${keyCode - 96}`;
  const place = PLACES[keyCode];
  if (place !== undefined) return code === place;
  const name = NAMED[keyCode];
  if (name !== undefined) return key === name;
  // Of letters and digits the code is that of the character.
  const character = String.fromCharCode(keyCode);
  return /^[0-9A-Z]$/.test(character) && key.toUpperCase() === character;
}

/** What stands on the key of an old key code, for the agent to find it; `#` and the code where nobody can say. */
export function keyCodeName(keyCode: number): string {
  if (isFunctionKey(keyCode)) return `F${keyCode - F1 + 1}`;
  const character = String.fromCharCode(keyCode);
  const isCharacter = /^[0-9A-Z]$/.test(character);
  return NAMED[keyCode] ?? PLACES[keyCode] ?? (isCharacter ? character : `#${keyCode}`);
}
