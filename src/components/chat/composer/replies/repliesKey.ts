/** A key as the browser tells it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/**
 * The keys of old key codes 220 and 226 (spec 1 §5) by their place: one of them writes a backslash on US and ABNT2
 * keyboards, the other stands beside the left Shift on Spanish ones.
 */
const PLACES = ['Backslash', 'IntlBackslash'];

/** Whether a key press writes a backslash, on whatever layout: alone, or with AltGr. */
function writesBackslash({ key, ctrlKey, altKey, metaKey }: Pressed): boolean {
  return key === '\\' && !metaKey && (!ctrlKey || altKey);
}

/** Whether a key opens the canned replies where nothing is typed: the backslash, or either key by its place. */
export function opensReplies(pressed: Pressed): boolean {
  const { code, ctrlKey, altKey, metaKey, shiftKey } = pressed;
  const isPlain = !ctrlKey && !altKey && !metaKey && !shiftKey;
  return writesBackslash(pressed) || (isPlain && PLACES.includes(code));
}
