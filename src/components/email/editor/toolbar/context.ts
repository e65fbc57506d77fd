import type { EditorState } from 'draft-js';
import { createContext, use, type RefObject } from 'react';
import type { Edit } from '../edits/blocks';

/** What every tool needs to know. */
export interface Toolbox {
  state: EditorState;
  /** Does something to the text and leads back to it. */
  run: (edit: Edit) => void;
  /** Puts a file into the text as a picture. */
  takeFile: (file: Blob) => void;
  isDisabled: boolean;
  /** Names the text whose tools keep what is filled in; null: nothing is kept. */
  keeps: string | null;
  /** Where popups are drawn: beside the toolbar, so that a dialog around it lets the focus be in them. */
  popups: RefObject<HTMLDivElement | null>;
  /** The tool that Tab leads to, by name. */
  current: string;
}

/** The toolbar's own context. */
export const ToolboxContext = createContext<Toolbox | null>(null);

/** What every tool needs to know; throws outside of the toolbar. */
export function useToolbox(): Toolbox {
  const toolbox = use(ToolboxContext);
  if (toolbox === null) throw new Error('A tool needs a toolbar around it');
  return toolbox;
}
