import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of keys that an input method takes; some browsers give no other sign of composing. */
const COMPOSING = 229;

/** Whether an input method or a dead key takes this key. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event;
  return pressed.isComposing || Reflect.get(pressed, 'keyCode') === COMPOSING;
}
