import { useCallback, useRef, useState, type RefObject } from 'react';
import { firstGap } from './fillText';

/** Keeps a text from being sent by a slip with a place `{{name}}` that nothing was put into. */
export interface GapWarning {
  /** The place that is shown to the agent; null: none is. */
  gap: string | null;
  /** Shows the first such place of the text in the field; false: there is none, or the agent saw it and sends all the same. */
  warn: () => boolean;
  forget: () => void;
}

/** Warns once of each text, with the place selected, so that what is typed next fills it in. */
export function useGapWarning(input: RefObject<HTMLTextAreaElement | null>): GapWarning {
  const [gap, setGap] = useState<string | null>(null);
  const warned = useRef<string | null>(null);
  const forget = useCallback(() => setGap(null), []);
  const warn = useCallback(() => {
    const field = input.current;
    const place = field === null ? null : firstGap(field.value);
    if (field === null || place === null || warned.current === field.value) return false;
    warned.current = field.value;
    setGap(field.value.slice(...place));
    field.focus();
    field.setSelectionRange(...place);
    return true;
  }, [input]);
  return { gap, warn, forget };
}
