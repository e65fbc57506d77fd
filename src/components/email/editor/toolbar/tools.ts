import { EditorState } from 'draft-js';
import type { BlockType, PlainStyle } from '../../../../lib/richContent';
import type { TextId } from '../../../intl';
import { indentBy, isListItem, runTo, toggleQuote, toggleType } from '../edits/blockEdits';
import { dataOf, firstBlock, type Edit } from '../edits/blocks';
import { clearStyles, toggleStyle } from '../edits/inlineEdits';
import type { ToolIconName } from './ToolIcon';

/** A tool that is one button. */
export interface Tool {
  icon: ToolIconName;
  name: TextId;
  edit: Edit;
  /** Whether what is selected has it; without this the button is no switch. */
  isOn?: (state: EditorState) => boolean;
  /** Whether there is nothing to do for it. */
  isOff?: (state: EditorState) => boolean;
  /** Keys that do the same. */
  keys?: string;
}

function styleTool(icon: ToolIconName, name: TextId, style: PlainStyle, keys?: string): Tool {
  const tool = { icon, name, edit: toggleStyle(style) };
  return {
    ...tool,
    isOn: (state) => state.getCurrentInlineStyle().has(style),
    ...(keys === undefined ? {} : { keys }),
  };
}

function typeTool(icon: ToolIconName, name: TextId, type: BlockType, keys?: string): Tool {
  const isOn = (state: EditorState) => firstBlock(state).getType() === type;
  return { icon, name, edit: toggleType(type), isOn, ...(keys === undefined ? {} : { keys }) };
}

function directionTool(direction: 'ltr' | 'rtl', name: TextId): Tool {
  const isOn = (state: EditorState) => dataOf(firstBlock(state)).direction === direction;
  return { icon: direction, name, edit: runTo(direction), isOn };
}

/** Undo and redo. */
export const HISTORY: readonly Tool[] = [
  {
    icon: 'undo',
    name: 'editor.undo',
    edit: EditorState.undo,
    keys: 'Control+Z',
    isOff: (state) => state.getUndoStack().isEmpty(),
  },
  {
    icon: 'redo',
    name: 'editor.redo',
    edit: EditorState.redo,
    keys: 'Control+Shift+Z',
    isOff: (state) => state.getRedoStack().isEmpty(),
  },
];

/** What most mails need of looks and paragraphs. */
export const FIRST: readonly Tool[] = [
  styleTool('bold', 'editor.bold', 'BOLD', 'Control+B'),
  styleTool('italic', 'editor.italic', 'ITALIC', 'Control+I'),
  styleTool('underline', 'editor.underline', 'UNDERLINE', 'Control+U'),
  typeTool('bullets', 'editor.bullets', 'unordered-list-item', 'Control+Shift+8'),
];

/** How text looks besides. */
export const STYLES: readonly Tool[] = [
  styleTool('strike', 'editor.strike', 'STRIKETHROUGH', 'Control+Shift+X'),
  styleTool('subscript', 'editor.subscript', 'SUBSCRIPT'),
  styleTool('superscript', 'editor.superscript', 'SUPERSCRIPT'),
  styleTool('code', 'editor.code', 'CODE'),
];

/** What paragraphs are besides. */
export const BLOCKS: readonly Tool[] = [
  typeTool('numbers', 'editor.numbers', 'ordered-list-item', 'Control+Shift+7'),
  { icon: 'outdent', name: 'editor.outdent', edit: indentBy(-1), isOff: (state) => !canMoveBack(state) },
  { icon: 'indent', name: 'editor.indent', edit: indentBy(1) },
  {
    icon: 'quote',
    name: 'editor.quote',
    edit: toggleQuote,
    keys: 'Control+Shift+9',
    isOn: (state) => (dataOf(firstBlock(state)).quote ?? 0) > 0,
  },
  typeTool('codeBlock', 'editor.codeBlock', 'code-block'),
];

/** Which way text runs. */
export const DIRECTIONS: readonly Tool[] = [
  directionTool('ltr', 'editor.ltr'),
  directionTool('rtl', 'editor.rtl'),
];

/** Back to plain text. */
export const CLEAR: readonly Tool[] = [
  { icon: 'clear', name: 'editor.clear', edit: clearStyles, keys: 'Control+Shift+Backslash' },
];

function canMoveBack(state: EditorState): boolean {
  const block = firstBlock(state);
  return isListItem(block) ? block.getDepth() > 0 : (dataOf(block).indent ?? 0) > 0;
}
