import type { KeyboardEvent } from 'react';

/** The key code of keys that an input method takes; some browsers give no other sign of composing. */
const COMPOSING = 229;

/** Whether an input method or a dead key takes this key. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === COMPOSING;
}
