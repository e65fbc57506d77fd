import { useMemo, useState } from 'react';
import { selectRecentReplies, selectReplies } from '../../../../store/cannedReplies/selectors';
import type { CannedReply } from '../../../../store/cannedReplies/types';
import { selectConversation } from '../../../../store/conversations/selectors';
import { useAppSelector } from '../../../../store/hooks';
import type { ReadState } from '../../../../lib/failure';
import { foundReplies, keyed } from './rankReplies';

/** How far a key leads through the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** The replies of a conversation's queue that fit what was typed, and which of them is at hand. */
export interface FoundReplies {
  queue: string;
  found: readonly CannedReply[];
  active: number;
  read: ReadState;
  /** Whether the queue has none, as far as is known. */
  isEmpty: boolean;
  /** Goes through the list by a key; false: this key does not. */
  moveBy: (key: string) => boolean;
}

/** Searches the canned replies of a conversation with each key; the best one is at hand until another is chosen. */
export function useFoundReplies(conversationId: string, typed: string): FoundReplies {
  const queue = useAppSelector((state) => selectConversation(state, conversationId)?.queue ?? '');
  const { items, read } = useAppSelector((state) => selectReplies(state, queue));
  const recent = useAppSelector(selectRecentReplies);
  const keys = useMemo(() => keyed(items), [items]);
  const found = useMemo(() => foundReplies(keys, typed, recent), [keys, typed, recent]);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(found);
  if (shown !== found) {
    setShown(found);
    setActive(0);
  }
  return {
    queue,
    found,
    active: shown === found ? active : 0,
    read,
    isEmpty: items.length === 0,
    moveBy(key) {
      const step = STEPS[key];
      if (step === undefined || found.length === 0) return false;
      setActive(Math.min(Math.max(0, active + step), found.length - 1));
      return true;
    },
  };
}
