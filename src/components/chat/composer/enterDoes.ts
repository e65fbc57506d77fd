import type { KeyboardEvent } from 'react';
import { isComposing } from '../../ui/isComposing';

/** What Enter does in the composer: sends, breaks the line where the browser would not, or (null) what it always does. */
export function enterDoes(event: KeyboardEvent, shiftSends: boolean): 'send' | 'break' | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (key !== 'Enter' || altKey || metaKey || isComposing(event)) return null;
  // Where Shift+Enter sends, Ctrl+Enter is left to break the line.
  if (ctrlKey) return shiftSends && !shiftKey ? 'break' : null;
  return !shiftKey || shiftSends ? 'send' : null;
}
