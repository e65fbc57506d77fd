import type { ReactNode } from 'react';
import { useText, type TextId, type TextValues } from './useText';

/** A text of the product in the language on screen. */
export function T({ id, values }: { id: TextId; values?: TextValues }): ReactNode {
  const t = useText();
  return t(id, values);
}
