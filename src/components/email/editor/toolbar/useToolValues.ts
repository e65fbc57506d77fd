import * as v from 'valibot';
import { keptForm, useKeptValues } from '../../../ui/dialog/keptForms';
import { useToolbox } from './context';

interface Kept {
  /** What stood in the text there when the form was opened: an address, or ''. */
  before: string;
  address: string;
  words: string;
}

/** Forms of tools that are filled in, by mail and tool. */
const TOOL_FORM = keptForm<Kept>(
  'mailTool',
  v.object({ before: v.string(), address: v.string(), words: v.string() }),
);

/** What an agent fills into the form of a tool. */
export interface ToolValues {
  address: string;
  words: string;
  change: (part: { address: string } | { words: string }) => void;
  /** It is in the text now. */
  done: () => void;
}

/**
 * Holds what is filled into the form of a tool, which closes by Escape and by a click elsewhere: opened again it begins
 * with it, though not for another link.
 * @param before the address that stands in the text there
 */
export function useToolValues(tool: string, before = ''): ToolValues {
  const { keeps } = useToolbox();
  const first = { before, address: before, words: '' };
  const { values, set, reset } = useKeptValues(TOOL_FORM, keeps === null ? null : `${keeps} ${tool}`, first);
  const shown = values.before === before ? values : first;
  return {
    address: shown.address,
    words: shown.words,
    change: (part) => set({ ...shown, ...part }),
    done: reset,
  };
}
