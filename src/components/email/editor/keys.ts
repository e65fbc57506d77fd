import { getDefaultKeyBinding, KeyBindingUtil, type EditorState } from 'draft-js';
import { toggleQuote, toggleType } from './edits/blockEdits';
import type { Edit } from './edits/blocks';
import { deleteGrapheme } from './edits/graphemes';
import { clearStyles, toggleStyle } from './edits/inlineEdits';
import { backAtStart } from './edits/lineEdits';

/** Commands of the library that are wanted; it has more, on keys that here mean something else. */
const WANTED: readonly string[] = [
  'undo',
  'redo',
  'bold',
  'italic',
  'underline',
  'split-block',
  'backspace',
  'backspace-word',
  'backspace-to-start-of-line',
  'delete',
  'delete-word',
];

/** Keys that go with Ctrl (or Command) and Shift, by their place on the keyboard. */
const SHIFTED: Readonly<Record<string, Edit>> = {
  KeyX: toggleStyle('STRIKETHROUGH'),
  Digit7: toggleType('ordered-list-item'),
  Digit8: toggleType('unordered-list-item'),
  Digit9: toggleQuote,
  Backslash: clearStyles,
};

/** Keys that the library takes for deleting or breaking a line, while browsers do something else. */
const BROWSERS = /^(?:KeyD|KeyH|KeyM|KeyO|KeyJ)$/u;

/** The command of a key press; null leaves it to the browser. Ctrl+Enter is left to what is around the editor. */
export function commandOf(event: Parameters<typeof getDefaultKeyBinding>[0]): string | null {
  const hasCommand = KeyBindingUtil.hasCommandModifier(event);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return null;
  if (hasCommand && event.shiftKey && Object.hasOwn(SHIFTED, event.code)) return event.code;
  if (hasCommand && BROWSERS.test(event.code)) return null;
  const command = getDefaultKeyBinding(event);
  return command !== null && WANTED.includes(command) ? command : null;
}

/** What a command makes of a text; null where the library knows best. */
export function obey(command: string, state: EditorState): EditorState | null {
  switch (command) {
    case 'bold':
      return toggleStyle('BOLD')(state);
    case 'italic':
      return toggleStyle('ITALIC')(state);
    case 'underline':
      return toggleStyle('UNDERLINE')(state);
    case 'backspace':
      return backAtStart(state) ?? deleteGrapheme(state, true);
    case 'delete':
      return deleteGrapheme(state, false);
    default:
      return SHIFTED[command]?.(state) ?? null;
  }
}
