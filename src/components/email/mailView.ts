import { useCallback, useState } from 'react';
import type { Message } from '../../store/messages/types';

/** How the agent looks at a mail. */
export interface MailView {
  /** Remote images were allowed for this one. */
  areImagesShown: boolean;
  isQuoteShown: boolean;
  isExpanded: boolean;
  /** px; null before it was measured. */
  height: number | null;
}

/** How every mail is looked at first. */
export const AT_FIRST: MailView = {
  areImagesShown: false,
  isQuoteShown: false,
  isExpanded: false,
  height: null,
};

/** Rows of a timeline come and go; how a mail was looked at stays as long as the mail is known. */
const views = new WeakMap<Message, MailView>();

/** How the agent looks at a mail, and how that changes. */
export function useMailView(message: Message): [MailView, (changes: Partial<MailView>) => void] {
  const [, setCount] = useState(0);
  const change = useCallback(
    (changes: Partial<MailView>) => {
      const before = views.get(message) ?? AT_FIRST;
      // It is measured anew whenever it is drawn.
      if (changes.height === before.height) return;
      views.set(message, { ...before, ...changes });
      setCount((count) => count + 1);
    },
    [message],
  );
  return [views.get(message) ?? AT_FIRST, change];
}
